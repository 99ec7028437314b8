/**
 * Texts by which a model's cosines are read: within a row one subject, as pages of one section share it, and every row about
 * something else. Written for this purpose, in the form of page texts, of the length that pages have.
 */
export const REFERENCE_TEXTS: readonly (readonly [string, string, string])[] = [
  [
    'Keeping a sourdough starter alive. Feed the starter once a day with equal weights of flour and water. It is ready when it doubles within six hours and smells of yoghurt. Kept in the refrigerator it needs feeding once a week only. A grey liquid on top means that it is hungry, not that it is spoiled.',
    'How long to knead bread dough. Knead by hand for ten minutes, until the dough is smooth and a piece of it can be stretched so thin that light shines through. Wet doughs are folded instead, four times within two hours. Flour rich in gluten takes longer, and rye needs no kneading at all.',
    'Baking a loaf with a crisp crust. Heat the oven with a stone inside for an hour. Steam in the first minutes keeps the surface soft, so that the loaf can rise; afterwards it is let out. The bread is done when it sounds hollow, and it has to cool on a rack before it is cut.',
  ],
  [
    'Adjusting the gears of a bicycle. When the chain rattles or jumps, the cable of the rear derailleur has usually become longer. Turn the barrel adjuster by half a turn and try every sprocket. Limit screws keep the chain from falling into the spokes. A bent hanger has to be straightened in a workshop.',
    'Mending a flat tyre on the road. Take the wheel out, lift one side of the tyre off the rim with two levers and pull out the tube. Find the hole by listening or under water, roughen the place, apply a patch and press. Look for the thorn inside the tyre before you pump it up again.',
    'Choosing a frame size. Standing over the top tube there should be a few centimetres of room. The saddle is at the right height when the leg is almost straight at the lowest point of the pedal. A frame that is too long strains neck and hands; a shorter stem helps a little.',
  ],
  [
    'What a savings account pays. The bank states interest for a year; paid every month it grows a little faster, since interest earns interest. Compare the effective rate. Promotional rates end after a few months. Deposits are protected by law up to a limit for each customer and bank.',
    'Repaying a mortgage early. A lender may ask for compensation when a loan with a fixed rate is paid back before its term ends. Check whether the contract allows extra payments every year. The money saved is the interest that is not due any more, less that fee.',
    'How bank transfers are checked. Before a payment is sent, the name of the recipient is compared with the account number. A payment that was authorised can rarely be called back. Banks must refund a transfer which the customer never ordered, unless the card and code were handled carelessly.',
  ],
  [
    'Observing Saturn with a small telescope. At a magnification of fifty the rings can be told from the planet, and Titan appears as a star nearby. Wait for a night of steady air rather than a dark one. The planet is best seen around opposition, when it stands highest at midnight.',
    'Why stars have different colours. The colour of a star tells the temperature of its surface: red ones have about three thousand degrees, the Sun fewer than six thousand, blue giants more than twenty. Astronomers sort them by the lines in their spectra into classes, from O to M.',
    'Finding the Andromeda galaxy. From the square of Pegasus go two stars to the left and two up. Without a moon a faint patch of light is seen by the naked eye; binoculars show its long shape. The light has been travelling for two and a half million years.',
  ],
  [
    'Caring for teeth after a filling. Do not eat until the numbness has gone. A tooth may be sensitive to cold for some days. If it hurts when you bite, the filling is too high and the dentist can polish it. Brush twice a day with fluoride and clean between the teeth in the evening.',
    'When wisdom teeth have to come out. A tooth that has no room pushes against its neighbour or causes inflamed gums. The dentist looks at an X-ray picture first. After the extraction cool the cheek, eat soft food and do not rinse on the first day, so that the wound can close.',
    'Treating inflamed gums. Gums that bleed when brushed are a sign of plaque along their edge. Without treatment the jaw bone recedes and teeth loosen. The practice removes tartar, also below the gums, and shows how to use small brushes. Smoking makes the treatment less successful.',
  ],
  [
    'Pruning roses in spring. Cut when the forsythia blooms, with sharp shears, a finger above a bud that faces outwards. Remove dead and crossing shoots entirely. Climbing roses keep their long canes and are shortened at the side shoots. Afterwards spread compost around the shrub.',
    'Planting a hedge. Dig a trench twice as wide as the roots and loosen the soil at its bottom. Two or three shrubs to the metre are enough for hornbeam. Water thoroughly, also in winter when it does not freeze. Trim the hedge narrower towards the top, so that light reaches the lower leaves.',
    'Growing tomatoes on a balcony. The plants want a bucket of ten litres, six hours of sun and shelter from rain, which spreads blight. Tie the stem to a stick and break out the shoots in the leaf axils. Water in the morning at the soil, and feed once the first fruits appear.',
  ],
  [
    'Offside in football. A player is offside when he is nearer to the goal line than both the ball and the second last opponent at the moment when the ball is played to him. In his own half and after a throw-in there is none. The assistant referee raises the flag; videos are used to check goals.',
    'How the league is decided. A win counts three points and a draw one. Teams with equal points are ranked by the difference of goals, then by goals scored. The last three clubs are relegated. The champion and those behind him qualify for the European cup of the next season.',
    'Training goalkeepers. Most goals are prevented by standing right. The goalkeeper moves on an arc between ball and goal and shortens the angle. Exercises alternate between jumps to both sides, crosses that have to be caught at the highest point, and quick passes to open an attack.',
  ],
  [
    'Indexes in a relational database. An index lets the server find rows without reading the whole table, and makes writing slower. The order of its columns matters: a query has to use the first ones. Look at the plan of the query before and after, with as many rows as in production.',
    'Migrating a schema without downtime. First add the new column, then let the application write both, copy the old rows in batches, and read from the new one at last. Each step can be taken back. Locks on big tables are avoided when the default value is set separately.',
    'Backing up a database server. Copy the data with the tool of the vendor, since files that are being written to are not consistent. Archive the log in between, so that the state of any moment can be restored. A backup that was never restored in a test is only a hope.',
  ],
  [
    'Hiking in the Alps with children. Plan half of the distance and twice the pauses. A brook, a cave or a hut at the end matters more than the view. Start early, since thunderstorms come in the afternoon. Everyone carries a jacket, and ankle-high boots save tears on stony trails.',
    'Overnight stays in mountain huts. Reserve a bed by telephone or on the website of the alpine club. Bring a sleeping bag liner and cash. Dinner is served at six, lights go out at ten. Members pay less. Whoever changes plans should cancel, as otherwise rescuers may go and search.',
    'Crossing snow fields on a trail. In June north-facing paths are still covered with old snow. Kick steps with the edge of the boot and use poles. Above steep slopes turn back if the snow is frozen. Ask the warden of the hut which passes are open, and take light crampons.',
  ],
  [
    'Tuning a violin. Tune the A string to a fork first and the others in fifths against it. Large steps are made with the pegs, small ones with the fine tuners at the tailpiece. Turn the peg while pressing it inwards. New strings stretch and go flat during the first days.',
    'Holding the bow. The thumb is bent and lies opposite the middle finger; the little finger rests on top and balances the weight. The sound gets fuller with less speed and more weight near the bridge. Practise long notes on open strings in front of a mirror.',
    'Which violin for a beginner. Children need a size that fits the length of their arm. Renting is cheaper, as the instrument can be exchanged when they grow. A good set-up with a fitted bridge matters more than varnish. Rosin, a case and a shoulder rest belong to it.',
  ],
  [
    'Dismissal during the trial period. In the first months either side may end the contract of employment at short notice and without a reason. The notice has to be in writing. Protection for pregnant employees holds all the same. Holidays which were not taken are paid out.',
    'Working time and breaks. The law allows eight hours a day, up to ten if the average is kept within half a year. After six hours a break of thirty minutes is due. The employer has to record the hours. Between two shifts there must be eleven hours of rest.',
    'What a reference from an employer must say. Employees are entitled to a written reference that is true and kind. It names the tasks, judges performance and conduct, and must not contain hidden signs. Who finds it wrong may ask the labour court to have it corrected.',
  ],
  [
    'Feeding a cat. Adult cats need mostly meat; wet food also covers much of the water they drink. Two to four small meals a day suit them. Milk gives many of them diarrhoea. Overweight cats live shorter, so weigh the food and count treats. Onions and chocolate are poisonous.',
    'Vaccinating kittens. The first injection against cat flu and panleukopenia is given at eight weeks, the second at twelve. Cats that go outdoors are protected against rabies and leukaemia as well. The vet examines the animal first and enters everything in its passport.',
    'Getting a cat used to a carrier. Leave the open box in the living room with a blanket inside and put treats into it. Close the door for a moment only at first. Short drives follow. A cat that knows its carrier arrives at the vet calmly, and nobody gets scratched.',
  ],
];
