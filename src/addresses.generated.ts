// Written before each build from the content system, in its second form.
import type { Addresses, SiteTexts } from './addresses.ts';

export const addresses: Addresses = {
  "languages": [
    "de",
    "en",
    "fr"
  ],
  "storeRoots": {
    "de": "/shop",
    "en": "/en/shop",
    "fr": "/fr/boutique"
  },
  "articles": [
    {
      "slugs": {
        "de": "die-richtige-ringgroesse",
        "en": "the-right-ring-size",
        "fr": "la-bonne-taille-de-bague"
      }
    },
    {
      "slugs": {
        "de": "perlen-richtig-pflegen",
        "en": "caring-for-pearls",
        "fr": "prendre-soin-des-perles"
      }
    },
    {
      "slugs": {
        "de": "was-bei-einer-revision-geschieht",
        "en": "what-happens-in-a-service",
        "fr": "ce-qui-se-passe-lors-d-une-revision"
      }
    },
    {
      "slugs": {
        "de": "585-oder-750",
        "en": "14-or-18-carat",
        "fr": "585-ou-750"
      }
    },
    {
      "slugs": {
        "de": "graviert-nicht-gedruckt",
        "en": "engraved-not-printed",
        "fr": "grave-et-non-imprime"
      }
    },
    {
      "slugs": {
        "de": "ein-haus-drei-generationen",
        "en": "one-house-three-generations",
        "fr": "une-maison-trois-generations"
      }
    }
  ],
  "categories": [
    {
      "key": "watches",
      "slugs": {
        "de": "uhren",
        "en": "watches",
        "fr": "montres"
      }
    },
    {
      "key": "wedding_rings",
      "slugs": {
        "de": "trauringe",
        "en": "wedding-rings",
        "fr": "alliances"
      }
    },
    {
      "key": "engagement_rings",
      "slugs": {
        "de": "verlobungsringe",
        "en": "engagement-rings",
        "fr": "bagues-de-fiancailles"
      }
    },
    {
      "key": "jewelry",
      "slugs": {
        "de": "schmuck",
        "en": "jewelry",
        "fr": "bijoux"
      }
    },
    {
      "key": "beads",
      "slugs": {
        "de": "perlen",
        "en": "beads",
        "fr": "perles"
      }
    },
    {
      "key": "accessories",
      "slugs": {
        "de": "accessories",
        "en": "accessories",
        "fr": "accessoires"
      }
    }
  ]
};

export const siteTexts: SiteTexts = {
  "site": {
    "de": {
      "seoTitle": "Juwelier Vierlinden",
      "titleSeparator": "–",
      "seoDescription": "Goldschmiede und Uhrmacherei in Altenbruck, seit 1931: Trauringe aus eigener Werkstatt, Schmuck, Perlen und Uhren, dazu Reparatur, Umarbeitung und Gravur.",
      "seoKeywords": "Juwelier, Altenbruck, Trauringe, Verlobungsringe, Schmuck, Perlen, Uhren, Goldschmiede, Uhrmacher, Reparatur, Gravur",
      "socialCreator": "@vierlinden",
      "socialImage": {
        "id": "51f08069-fb2e-546e-8866-acda21405cbd",
        "alt": "Juwelier Vierlinden"
      }
    },
    "en": {
      "seoTitle": "Vierlinden, Jewellers",
      "titleSeparator": "–",
      "seoDescription": "Goldsmiths and watchmakers in Altenbruck since 1931: wedding rings from our own workshop, jewellery, pearls and watches, with repairs, remodelling and engraving.",
      "seoKeywords": "jeweller, Altenbruck, wedding rings, engagement rings, jewellery, pearls, watches, goldsmith, watchmaker, repairs, engraving",
      "socialCreator": "@vierlinden",
      "socialImage": {
        "id": "51f08069-fb2e-546e-8866-acda21405cbd",
        "alt": "Juwelier Vierlinden"
      }
    },
    "fr": {
      "seoTitle": "Vierlinden, joaillier",
      "titleSeparator": "–",
      "seoDescription": "Bijouterie et horlogerie à Altenbruck depuis 1931 : alliances de notre atelier, bijoux, perles et montres, avec réparation, transformation et gravure.",
      "seoKeywords": "joaillier, Altenbruck, alliances, bagues de fiançailles, bijoux, perles, montres, bijoutier, horloger, réparation, gravure",
      "socialCreator": "@vierlinden",
      "socialImage": {
        "id": "51f08069-fb2e-546e-8866-acda21405cbd",
        "alt": "Juwelier Vierlinden"
      }
    }
  },
  "categories": [
    {
      "key": "watches",
      "names": {
        "de": "Uhren",
        "en": "Watches",
        "fr": "Montres"
      },
      "descriptions": {
        "de": "Mechanische Uhren, die man hören kann, und stille Quarzuhren. Jede geht vor der Übergabe über den Werktisch von Matthias Vierlinden.",
        "en": "Mechanical watches that can be heard and quartz watches that cannot. Each passes over Matthias Vierlinden’s bench before it is handed over.",
        "fr": "Des montres mécaniques que l’on entend, des montres à quartz silencieuses. Chacune passe sur l’établi de Matthias Vierlinden avant d’être remise."
      }
    },
    {
      "key": "wedding_rings",
      "names": {
        "de": "Trauringe",
        "en": "Wedding rings",
        "fr": "Alliances"
      },
      "descriptions": {
        "de": "Paare, in der eigenen Werkstatt geschmiedet, jedes nach einem Baum benannt. Breite, Legierung und Gravur bestimmen Sie.",
        "en": "Pairs forged in our own workshop, each named after a tree. Width, alloy and engraving are for you to decide.",
        "fr": "Des paires forgées dans notre atelier, chacune au nom d’un arbre. Largeur, alliage et gravure : à vous d’en décider."
      }
    },
    {
      "key": "engagement_rings",
      "names": {
        "de": "Verlobungsringe",
        "en": "Engagement rings",
        "fr": "Bagues de fiançailles"
      },
      "descriptions": {
        "de": "Ein Stein, eine Fassung, eine Frage. Die Ringe tragen die Namen von Sternen und lassen sich nach der Antwort in der Weite ändern.",
        "en": "One stone, one setting, one question. The rings bear the names of stars and can be resized once the answer is known.",
        "fr": "Une pierre, une monture, une question. Les bagues portent des noms d’étoiles et se mettent à taille une fois la réponse connue."
      }
    },
    {
      "key": "jewelry",
      "names": {
        "de": "Schmuck",
        "en": "Jewellery",
        "fr": "Bijoux"
      },
      "descriptions": {
        "de": "Ketten, Armschmuck, Ohrschmuck und Ringe für jeden Tag und für wenige Abende. Die Namen kommen aus dem Garten hinter der Werkstatt.",
        "en": "Necklaces, bracelets, earrings and rings for every day and for a few evenings. Their names come from the garden behind the workshop.",
        "fr": "Colliers, bracelets, boucles d’oreilles et bagues, pour tous les jours et pour quelques soirs. Leurs noms viennent du jardin derrière l’atelier."
      }
    },
    {
      "key": "beads",
      "names": {
        "de": "Perlen",
        "en": "Beads",
        "fr": "Perles"
      },
      "descriptions": {
        "de": "Beads aus Silber und Glas zum Sammeln. Jede steht für ein Wetter, ein Licht oder einen kleinen Anlass.",
        "en": "Beads of silver and glass to collect. Each stands for a kind of weather, a light or a small occasion.",
        "fr": "Des perles d’argent et de verre à collectionner. Chacune évoque un temps, une lumière ou une petite occasion."
      }
    },
    {
      "key": "accessories",
      "names": {
        "de": "Accessoires",
        "en": "Accessories",
        "fr": "Accessoires"
      },
      "descriptions": {
        "de": "Bänder, Kästen und Werkzeug für alles, was tickt und glänzt, dazu ein paar Dinge für Tasche und Schreibtisch.",
        "en": "Straps, cases and tools for all that ticks and shines, and a few things for pocket and desk.",
        "fr": "Bracelets, coffrets et outils pour tout ce qui bat et qui brille, et quelques objets pour la poche et le bureau."
      }
    }
  ]
};
