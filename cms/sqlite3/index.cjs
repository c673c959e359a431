// Knex reads the driver by `require`; of a module that is only written for `import` that brings the default export as a property.
module.exports = require('@appthreat/sqlite3').default;
