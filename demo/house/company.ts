import type { Step } from '../../cms/seed/send-rows.ts';

export const companySteps = [
  {
    collection: 'company',
    items: [
      {
        id: 1,
        project: 1,
        company_name: 'Juwelier Vierlinden e. K.',
        display_name: 'Juwelier Vierlinden',
        legal_form: 'single',
        // Its check digit is wrong, so that it can be nobody's.
        ust_id: 'DE123456789',
        vat_number: '050/193/11931',
        founding_year: 1931,
        addresses: [
          {
            sort: 1,
            address_type: 'hq',
            street: 'Lindenstraße',
            number: '12',
            zip_code: '14899',
            city: 'Altenbruck',
            country: 'DE',
            // The town is invented; this is a field in the Fläming.
            latitude: 52.1467,
            longitude: 12.6891,
          },
          {
            sort: 2,
            address_type: 'federal_office',
            street: 'Brückengasse',
            number: '3',
            zip_code: '14899',
            city: 'Altenbruck',
            country: 'DE',
            latitude: 52.1452,
            longitude: 12.6913,
          },
        ],
        emails: [
          { sort: 1, email: 'laden@vierlinden.example', primary: true },
          { sort: 2, email: 'werkstatt@vierlinden.example', primary: false },
          { sort: 3, email: 'bestellung@vierlinden.example', primary: false },
        ],
        numbers: [
          { sort: 1, type: 'phone', number: '030 23125-120', primary: true },
          { sort: 2, type: 'phone', number: '030 23125-130', primary: false },
          { sort: 3, type: 'mobile', number: '0171 3920012', primary: false },
          { sort: 4, type: 'fax', number: '030 23125-121', primary: false },
        ],
        executives: [
          { sort: 1, name: 'Johanna Vierlinden', role: 'Inhaberin, Goldschmiedemeisterin' },
          { sort: 2, name: 'Matthias Vierlinden', role: 'Prokurist, Uhrmachermeister' },
        ],
        registers: [
          { sort: 1, register_type: 'Handelsregister', number: 'HRA 1931 P', registrar: 'Amtsgericht Potsdam' },
        ],
      },
    ],
  },
] satisfies Step[];
