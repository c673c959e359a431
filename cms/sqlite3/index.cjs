// Knex reads the driver by `require`; of a module that is only written for `import` that brings the default export as a property.
const driver = require('@appthreat/sqlite3').default;

/**
 * The driver as Directus and Knex know SQLite's: errors carry SQLite's primary code in `code` and message
 * (`SQLITE_CONSTRAINT: UNIQUE constraint failed: …`), by which Directus tells a value that is taken from a fault, and
 * integers beyond 2^53 come as the nearest number instead of making their table unreadable.
 */
class Database extends driver.Database {
  constructor(filename, ...rest) {
    super(filename, ...rest.map(withPrimaryCode));
    this.configure('integerMode', 'mixed');
  }

  run(...words) {
    return super.run(...words.map(withPrimaryCode));
  }

  all(...words) {
    return super.all(...words.map(withPrimaryCode));
  }

  get(...words) {
    return super.get(...words.map(withPrimaryCode));
  }

  each(...words) {
    return super.each(...words.map(withPrimaryCode));
  }

  exec(...words) {
    return super.exec(...words.map(withPrimaryCode));
  }
}

/** A callback that is called with the primary code of an error and with plain numbers; anything else as it is. */
function withPrimaryCode(word) {
  if (typeof word !== 'function') return word;
  return function callback(error, rows, ...others) {
    return word.call(this, toPrimary(error), toNumbers(rows), ...others);
  };
}

function toPrimary(error) {
  const { code, errno, primaryCode } = error ?? {};
  if (typeof primaryCode !== 'string' || primaryCode === code) return error;
  // The primary code is the last byte of an extended one.
  const message = error.message.replace(code, primaryCode);
  return Object.assign(error, { code: primaryCode, errno: errno & 0xff, message });
}

function toNumbers(rows) {
  if (Array.isArray(rows)) for (const row of rows) toNumbers(row);
  else if (typeof rows === 'object' && rows !== null) {
    for (const name in rows) if (typeof rows[name] === 'bigint') rows[name] = Number(rows[name]);
  }
  return rows;
}

module.exports = { ...driver, Database };
