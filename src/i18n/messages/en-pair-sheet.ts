/** Messages of the sheet on which staff see a pair of wedding rings. */
export const enPairSheet = {
  pairSheet: {
    title: 'Specification sheet',
    preview: (name: string) => `What it looks like in the wedding ring studio: ${name}`,
    question: 'What would this cost?',
    ordered: (number: string, date: string) => `Order ${number} of ${date}`,
    asSold: 'As ordered: later changes to alloys, stones and prices are not in here.',
    current: 'At the prices of now, even while the wedding ring studio is still switched off.',
    older:
      'This order is from before measures and prices were stored with it. What was ordered is in its essential characteristics. The drawing in the wedding ring studio follows what is offered there now.',
    toStudio: 'View in the wedding ring studio',
    incomplete:
      'No pair can be drawn yet: the wedding ring studio needs at least one alloy, profile, surface, engraving and font that is offered.',
    address: 'Address of the pair',
    addressHint: 'Copied from the wedding ring studio, or only what follows the question mark in it.',
    show: 'Draw and calculate the price',
    print: 'To print: A4, 100 %, “actual size”.',
    code: 'Code of the pair',
    enlarged: (scale: number) => `Cross section ${scale} : 1, all other drawings 1 : 1 in print`,
    each: 'each',
    together: 'together',
    weight: 'Weight of the metal',
    part: 'What the price consists of',
    both: 'Both',
    net: 'Without VAT',
    tax: (percent: string) => `VAT ${percent} %`,
    rounding: 'Rounding up',
    price: 'Price of the pair',
    orderPrice: 'Price in the order',
    alloyPrice: (name: string, price: string, density: string) => `${name}: ${price} per gram, ${density} g/cm³`,
    loss: (percent: string) => `Loss ${percent} %`,
  },
};
