const require_auth_login = require("./auth-login-Bk1pxbi8.cjs");

exports.default = require_auth_login.default;