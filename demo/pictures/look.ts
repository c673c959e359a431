/** What a product looks like, in words that the generator can draw. Everything that is not said here follows from the slug. */
export type Metal =
  | 'steel'
  | 'blackened'
  | 'titanium'
  | 'silver'
  | 'yellow_gold'
  | 'white_gold'
  | 'rose_gold'
  | 'platinum'
  | 'brass';
export type Stone =
  | 'diamond'
  | 'sapphire'
  | 'emerald'
  | 'ruby'
  | 'aquamarine'
  | 'tourmaline'
  | 'citrine'
  | 'amethyst'
  | 'garnet'
  | 'tanzanite'
  | 'morganite';
export type Cut = 'round' | 'oval' | 'emerald' | 'cushion' | 'princess' | 'pear' | 'marquise';
export type Pearl = 'white' | 'cream' | 'rose' | 'grey' | 'tahiti' | 'golden';

export type WatchLook = {
  kind: 'watch';
  case: 'round' | 'cushion' | 'tonneau' | 'square' | 'pilot' | 'diver';
  metal: Metal;
  dial:
    | 'white'
    | 'ivory'
    | 'silver'
    | 'black'
    | 'navy'
    | 'forest'
    | 'burgundy'
    | 'anthracite'
    | 'salmon'
    | 'mother_of_pearl';
  indices: 'batons' | 'roman' | 'arabic' | 'dots' | 'railway';
  hands: 'dauphine' | 'leaf' | 'baton' | 'sword' | 'breguet';
  strap:
    | 'leather_black'
    | 'leather_brown'
    | 'leather_cognac'
    | 'leather_navy'
    | 'leather_green'
    | 'bracelet'
    | 'mesh'
    | 'rubber'
    | 'textile_grey';
  complication?: 'small_seconds' | 'date' | 'chronograph' | 'moon_phase' | 'power_reserve' | 'gmt';
  /** Millimetres across the case. */
  diameter: number;
  bezelStones?: boolean;
  /** The maker's name on the dial; without it the dial bears none. */
  mark?: string;
  /** Two small lines above six o'clock: the movement, the water resistance. */
  caption?: readonly [string, string];
};
export type WeddingRingsLook = {
  kind: 'wedding_rings';
  metal: Metal;
  second?: Metal;
  profile: 'court' | 'flat' | 'half_round' | 'bevelled' | 'concave';
  finish: 'polished' | 'matt' | 'ice_matt' | 'hammered' | 'brushed' | 'grooved';
  /** Millimetres. */
  width: number;
  stones?: 'none' | 'single' | 'row' | 'half_eternity' | 'eternity';
  engraving?: string;
};
export type EngagementRingLook = {
  kind: 'engagement_ring';
  metal: Metal;
  setting: 'solitaire' | 'halo' | 'trilogy' | 'bezel' | 'tension' | 'pave';
  stone: Stone;
  cut: Cut;
  /** Carat of the middle stone. */
  carat: number;
};
export type NecklaceLook = {
  kind: 'necklace';
  metal: Metal;
  chain: 'anchor' | 'venetian' | 'snake' | 'figaro' | 'bead' | 'pearl';
  pendant: 'none' | 'stone' | 'disc' | 'heart' | 'cross' | 'bar' | 'drop' | 'leaf' | 'knot' | 'linden' | 'letter';
  stone?: Stone;
  pearl?: Pearl;
  letter?: string;
};
export type BraceletLook = {
  kind: 'bracelet';
  metal: Metal;
  form: 'bangle' | 'cuff' | 'curb' | 'anchor' | 'tennis' | 'pearl' | 'leather' | 'charm';
  stone?: Stone;
  pearl?: Pearl;
};
export type EarringsLook = {
  kind: 'earrings';
  metal: Metal;
  form: 'stud' | 'hoop' | 'drop' | 'pearl_stud' | 'pearl_drop' | 'leaf' | 'disc';
  stone?: Stone;
  pearl?: Pearl;
};
export type RingLook = {
  kind: 'ring';
  metal: Metal;
  form: 'signet' | 'band' | 'stacking' | 'cocktail' | 'twist' | 'pearl';
  stone?: Stone;
  pearl?: Pearl;
  engraving?: string;
  /** A charge cut into a signet's face in place of letters. */
  emblem?: 'lily';
};
export type BeadLook = {
  kind: 'bead';
  metal: Metal;
  form:
    | 'barrel'
    | 'sphere'
    | 'glass'
    | 'spacer'
    | 'pearl'
    | 'charm_heart'
    | 'charm_star'
    | 'charm_key'
    | 'charm_linden'
    | 'stopper';
  colour: 'none' | 'blue' | 'green' | 'amber' | 'rose' | 'violet' | 'smoke' | 'milk' | 'red';
};
export type AccessoryLook = {
  kind: 'accessory';
  form:
    | 'strap'
    | 'watch_box'
    | 'jewel_case'
    | 'cufflinks'
    | 'tie_bar'
    | 'watch_winder'
    | 'polishing_cloth'
    | 'spring_bar_tool'
    | 'money_clip'
    | 'key_ring'
    | 'travel_roll'
    | 'alarm_clock';
  metal?: Metal;
  /** The maker's name, where the thing bears one. */
  mark?: string;
  /** Watches that a watch box has cushions for. */
  places?: 6 | 12;
  colour: 'black' | 'brown' | 'cognac' | 'navy' | 'green' | 'burgundy' | 'grey' | 'natural';
};
export type Look =
  | WatchLook
  | WeddingRingsLook
  | EngagementRingLook
  | NecklaceLook
  | BraceletLook
  | EarringsLook
  | RingLook
  | BeadLook
  | AccessoryLook;

/** What a picture shows of a product: the whole, a second angle, a detail. */
export type View = 'front' | 'angle' | 'detail';
