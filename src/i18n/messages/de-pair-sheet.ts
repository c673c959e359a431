/** Messages of the sheet on which staff see a pair of wedding rings. */
export const dePairSheet = {
  pairSheet: {
    title: 'Maßblatt',
    preview: (name: string) => `So sieht es im Trauringstudio aus: ${name}`,
    question: 'Was würde das kosten?',
    ordered: (number: string, date: string) => `Bestellung ${number} vom ${date}`,
    asSold: 'Wie bestellt: Was später an Legierungen, Steinen und Preisen geändert wird, steht hier nicht.',
    current: 'Nach den Preisen von jetzt, auch wenn das Trauringstudio noch ausgeschaltet ist.',
    older:
      'Diese Bestellung ist aus der Zeit, bevor Maße und Preise mit ihr gespeichert wurden. Was bestellt wurde, steht in ihren wesentlichen Merkmalen. Die Zeichnung im Trauringstudio folgt dem, was dort jetzt angeboten wird.',
    toStudio: 'Im Trauringstudio ansehen',
    incomplete:
      'Noch lässt sich kein Paar zeichnen: Das Trauringstudio braucht mindestens eine Legierung, ein Profil, eine Oberfläche, eine Gravur und eine Schrift, die angeboten werden.',
    address: 'Adresse des Paares',
    addressHint: 'Aus dem Trauringstudio kopiert, oder nur, was darin hinter dem Fragezeichen steht.',
    show: 'Zeichnen und Preis berechnen',
    print: 'Zum Drucken: A4, 100 %, „tatsächliche Größe“.',
    code: 'Kennung des Paares',
    enlarged: (scale: number) => `Querschnitt ${scale} : 1, alle anderen Zeichnungen gedruckt 1 : 1`,
    each: 'je',
    together: 'zusammen',
    weight: 'Gewicht des Metalls',
    part: 'Woraus sich der Preis zusammensetzt',
    both: 'Beide',
    net: 'Ohne Mehrwertsteuer',
    tax: (percent: string) => `Mehrwertsteuer ${percent} %`,
    rounding: 'Aufrundung',
    price: 'Preis des Paares',
    orderPrice: 'Preis in der Bestellung',
    alloyPrice: (name: string, price: string, density: string) => `${name}: ${price} je Gramm, ${density} g/cm³`,
    loss: (percent: string) => `Schwund ${percent} %`,
  },
};
