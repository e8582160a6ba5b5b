"""Stop words of English, German, French, Spanish, Portuguese and Italian, folded (no accents, lower case)."""

from __future__ import annotations

EN = frozenset(
    """
a about above after again against all also am an and any anybody anyone anything are aren't as at be
because been before being below between both but by can can't cannot could couldn't did didn't do does
doesn't doing don't done down during each either else ever every few for from further get gets getting
give given go goes going got had hadn't has hasn't have haven't having he he'd he'll he's her here
here's hers herself him himself his how how's i i'd i'll i'm i've if in into is isn't it it's its itself
just know let let's like many may me might mine more most much must mustn't my myself no nor not now of
off often on once only or other others ought our ours ourselves out over own please really said same say
says shall shan't she she'd she'll she's should shouldn't show since so some somebody someone something
such tell than that that's the their theirs them themselves then there there's these they they'd they'll
they're they've thing things this those though through to too under until up upon us very was wasn't we
we'd we'll we're we've were weren't what what's whatever when when's whenever where where's wherever
whether which whichever while who who's whoever whom whose why why's will with within without won't
would wouldn't yes yet you you'd you'll you're you've your yours yourself yourselves
""".split()
)

DE = frozenset(
    """
aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf
aus bei beim bin bis bist bitte da dabei dadurch dafur dagegen daher damit danach dann daran darauf
daraus darin daruber darum das dass dein deine deinem deinen deiner dem den denen denn der deren des
dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer
eines einige er es etwas euch euer eure fur gab geben gegen gewesen gibt habe haben hat hatte hatten
hattest hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem
jeden jeder jedes jene jetzt kann kannst kein keine keinem keinen keiner konnen konnte man manche mein
meine meinem meinen meiner mich mir mit muss musste nach nicht nichts noch nun nur ob oder ohne schon
sehr sein seine seinem seinen seiner seit sich sie sind so solche soll sollte sondern sonst uber um und
uns unser unsere unter viel vom von vor wahrend wann war waren warst warum was weder weg weil welche
welchem welchen welcher welches wenn wer werde werden wessen wie wieder wieviel will wir wird wirst wo
wohin wollen wollte worden wurde wurden wozu zu zum zur zwar zwischen
""".split()
)

FR = frozenset(
    """
a ai aie ainsi alors apres as au aucun aucune aussi autre autres aux avaient avais avait avant avec avez
avoir avons c ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme comment combien d
dans de depuis des dont donc du elle elles en encore entre es est et etaient etais etait etant ete etes
etre eu eux fait faire fut furent ici il ils j je l la laquelle le lequel les lesquels leur leurs lors
lui m ma mais me meme memes mes moi moins mon n ne ni nos notre nous on ont ou par parce pas peu peut
peux plus pour pourquoi pouvez pres qu quand que quel quelle quelles quels quelque quelques qui quoi s
sa sans se sera ses si soit son sont sous sur t ta tandis te tes toi ton tous tout toute toutes tres tu
un une vers via voici voila vos votre vous y
""".split()
)

ES = frozenset(
    """
a acerca al algo algun alguna algunas alguno algunos alli ante antes aquel aquella aquellas aquellos
aqui asi aun aunque cada como con contra cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuya
cuyo de debe del desde despues donde dos durante e el ella ellas ellos en entre era eran eres es esa
esas ese eso esos esta estaba estaban estado estamos estan estar estas este esto estos estoy estuvo fue
fueron ha habia habian hace hacer hacia han has hasta hay he hemos la las le les lo los mas me mi mia
mientras mio mis mucho muchos muy nada ni no nos nosotros nuestra nuestro o os otra otras otro otros
para pero poco por porque pues puede pueden que quien quienes se sea segun ser si sido siempre sin sino
sobre sois solo somos son soy su sus suya suyo tal tambien tampoco tan tanto te tenia tengo ti tiene
tienen toda todas todo todos tras tu tus tuvo tuya tuyo un una unas uno unos usted ustedes vosotros y ya
yo
""".split()
)

PT = frozenset(
    """
a ao aos apos aquela aquelas aquele aqueles aquilo as ate cada com como contra cuja cujo da das de dela
delas dele deles depois desde dessa desse desta deste do dos durante e ela elas ele eles em entre era
eram essa essas esse esses esta estamos estao estar estas estava estavam este esteve estes estou eu
fazer foi fomos for foram ha haver isso isto ja la lhe lhes logo mais mas me mesmo meu meus minha minhas
muito muitos na nao nas nem nessa nesse nesta neste no nos nossa nossas nosso nossos num numa o onde os
ou para pela pelas pelo pelos pode podem por porque pois qual quais qualquer quando quanta quantas
quanto quantos que quem sao se seja sem sempre ser sera seu seus sido so sob sobre somos sou sua suas
tambem tanto te tem tenho ter teu teus teve tinha tinham toda todas todo todos tu tua tuas tudo um uma
umas uns voce voces
""".split()
)

IT = frozenset(
    """
a abbia abbiamo ad agli ai al alcun alcuna alcuni alla alle allo allora altre altri altro anche ancora
avere aveva avevano avuto c che chi ci cio cioe col come con contro cosa cosi cui d da dagli dai dal
dalla dalle dallo degli dei del dell della delle dello dentro deve di dopo dove due durante e ed egli
era erano essa esse essere essi esso fa fare fatto fino fra fu furono gia gli ha hai hanno ho i il in io
l la le lei li lo loro lui ma me mentre mi mia mie miei mio molto ne negli nei nel nella nelle nello no
noi non nostra nostro o ogni oltre per perche pero piu poco poi prima puo qual quale quali qualche
quando quanta quante quanti quanto quella quelle quelli quello questa queste questi questo qui quindi s
sa se sei sembra senza si sia siamo siete solo sono sopra sotto sta stata state stati stato stesso su
sua sue sugli sui sul sulla suo suoi tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno v va vi
voi vostra vostro
""".split()
)
