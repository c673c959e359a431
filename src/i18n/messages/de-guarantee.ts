/**
 * The harmonised notice and label. Texts as prescribed by Annexes I and II of Regulation (EU) 2025/1960; do not change
 * them.
 */
export const deGuarantee = {
  guarantee: {
    title: 'Gesetzliche Gewährleistung',
    least: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit',
    leastOf: 'für Waren, die in der Europäischen Union verkauft werden.',
    claim:
      'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren:',
    claims: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    liable: 'Verkäufer haften',
    liableFor:
      'für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
    remedies: [
      'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
      'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
    ],
    longer:
      'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer:',
    address: 'europa.eu/youreurope/garantien',
    what: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    steps: [
      'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
      'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    ],
    commercial:
      'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    label: 'Haltbarkeitsgarantie des Herstellers in Jahren: {years}',
    brand: 'Marke',
    model: 'Modell',
    link: 'Mehr über die gewerbliche Haltbarkeitsgarantie',
  },
} as const;
