import { r as __commonJSMin, t as require_equal } from "./equal-D_280IXM.js";
import { d as isNumeric, f as lookUp, lt as fillText, m as valueOf, p as textOf, u as cellText } from "./run-BhoUbCgs.js";
import { K as clean, f as cutTo, m as isPlain, p as displayWidth } from "./miss-DFNGofI6.js";

// node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const isFullwidthCodePoint = (codePoint) => {
		if (Number.isNaN(codePoint)) return false;
		if (codePoint >= 4352 && (codePoint <= 4447 || codePoint === 9001 || codePoint === 9002 || 11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || 12880 <= codePoint && codePoint <= 19903 || 19968 <= codePoint && codePoint <= 42182 || 43360 <= codePoint && codePoint <= 43388 || 44032 <= codePoint && codePoint <= 55203 || 63744 <= codePoint && codePoint <= 64255 || 65040 <= codePoint && codePoint <= 65049 || 65072 <= codePoint && codePoint <= 65131 || 65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || 110592 <= codePoint && codePoint <= 110593 || 127488 <= codePoint && codePoint <= 127569 || 131072 <= codePoint && codePoint <= 262141)) return true;
		return false;
	};
	module.exports = isFullwidthCodePoint;
	module.exports.default = isFullwidthCodePoint;
}));

// node_modules/astral-regex/index.js
var require_astral_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const regex = "[\ud800-\udbff][\udc00-\udfff]";
	const astralRegex = (options) => options && options.exact ? new RegExp(`^${regex}$`) : new RegExp(regex, "g");
	module.exports = astralRegex;
}));

// node_modules/color-name/index.js
var require_color_name = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"aliceblue": [
			240,
			248,
			255
		],
		"antiquewhite": [
			250,
			235,
			215
		],
		"aqua": [
			0,
			255,
			255
		],
		"aquamarine": [
			127,
			255,
			212
		],
		"azure": [
			240,
			255,
			255
		],
		"beige": [
			245,
			245,
			220
		],
		"bisque": [
			255,
			228,
			196
		],
		"black": [
			0,
			0,
			0
		],
		"blanchedalmond": [
			255,
			235,
			205
		],
		"blue": [
			0,
			0,
			255
		],
		"blueviolet": [
			138,
			43,
			226
		],
		"brown": [
			165,
			42,
			42
		],
		"burlywood": [
			222,
			184,
			135
		],
		"cadetblue": [
			95,
			158,
			160
		],
		"chartreuse": [
			127,
			255,
			0
		],
		"chocolate": [
			210,
			105,
			30
		],
		"coral": [
			255,
			127,
			80
		],
		"cornflowerblue": [
			100,
			149,
			237
		],
		"cornsilk": [
			255,
			248,
			220
		],
		"crimson": [
			220,
			20,
			60
		],
		"cyan": [
			0,
			255,
			255
		],
		"darkblue": [
			0,
			0,
			139
		],
		"darkcyan": [
			0,
			139,
			139
		],
		"darkgoldenrod": [
			184,
			134,
			11
		],
		"darkgray": [
			169,
			169,
			169
		],
		"darkgreen": [
			0,
			100,
			0
		],
		"darkgrey": [
			169,
			169,
			169
		],
		"darkkhaki": [
			189,
			183,
			107
		],
		"darkmagenta": [
			139,
			0,
			139
		],
		"darkolivegreen": [
			85,
			107,
			47
		],
		"darkorange": [
			255,
			140,
			0
		],
		"darkorchid": [
			153,
			50,
			204
		],
		"darkred": [
			139,
			0,
			0
		],
		"darksalmon": [
			233,
			150,
			122
		],
		"darkseagreen": [
			143,
			188,
			143
		],
		"darkslateblue": [
			72,
			61,
			139
		],
		"darkslategray": [
			47,
			79,
			79
		],
		"darkslategrey": [
			47,
			79,
			79
		],
		"darkturquoise": [
			0,
			206,
			209
		],
		"darkviolet": [
			148,
			0,
			211
		],
		"deeppink": [
			255,
			20,
			147
		],
		"deepskyblue": [
			0,
			191,
			255
		],
		"dimgray": [
			105,
			105,
			105
		],
		"dimgrey": [
			105,
			105,
			105
		],
		"dodgerblue": [
			30,
			144,
			255
		],
		"firebrick": [
			178,
			34,
			34
		],
		"floralwhite": [
			255,
			250,
			240
		],
		"forestgreen": [
			34,
			139,
			34
		],
		"fuchsia": [
			255,
			0,
			255
		],
		"gainsboro": [
			220,
			220,
			220
		],
		"ghostwhite": [
			248,
			248,
			255
		],
		"gold": [
			255,
			215,
			0
		],
		"goldenrod": [
			218,
			165,
			32
		],
		"gray": [
			128,
			128,
			128
		],
		"green": [
			0,
			128,
			0
		],
		"greenyellow": [
			173,
			255,
			47
		],
		"grey": [
			128,
			128,
			128
		],
		"honeydew": [
			240,
			255,
			240
		],
		"hotpink": [
			255,
			105,
			180
		],
		"indianred": [
			205,
			92,
			92
		],
		"indigo": [
			75,
			0,
			130
		],
		"ivory": [
			255,
			255,
			240
		],
		"khaki": [
			240,
			230,
			140
		],
		"lavender": [
			230,
			230,
			250
		],
		"lavenderblush": [
			255,
			240,
			245
		],
		"lawngreen": [
			124,
			252,
			0
		],
		"lemonchiffon": [
			255,
			250,
			205
		],
		"lightblue": [
			173,
			216,
			230
		],
		"lightcoral": [
			240,
			128,
			128
		],
		"lightcyan": [
			224,
			255,
			255
		],
		"lightgoldenrodyellow": [
			250,
			250,
			210
		],
		"lightgray": [
			211,
			211,
			211
		],
		"lightgreen": [
			144,
			238,
			144
		],
		"lightgrey": [
			211,
			211,
			211
		],
		"lightpink": [
			255,
			182,
			193
		],
		"lightsalmon": [
			255,
			160,
			122
		],
		"lightseagreen": [
			32,
			178,
			170
		],
		"lightskyblue": [
			135,
			206,
			250
		],
		"lightslategray": [
			119,
			136,
			153
		],
		"lightslategrey": [
			119,
			136,
			153
		],
		"lightsteelblue": [
			176,
			196,
			222
		],
		"lightyellow": [
			255,
			255,
			224
		],
		"lime": [
			0,
			255,
			0
		],
		"limegreen": [
			50,
			205,
			50
		],
		"linen": [
			250,
			240,
			230
		],
		"magenta": [
			255,
			0,
			255
		],
		"maroon": [
			128,
			0,
			0
		],
		"mediumaquamarine": [
			102,
			205,
			170
		],
		"mediumblue": [
			0,
			0,
			205
		],
		"mediumorchid": [
			186,
			85,
			211
		],
		"mediumpurple": [
			147,
			112,
			219
		],
		"mediumseagreen": [
			60,
			179,
			113
		],
		"mediumslateblue": [
			123,
			104,
			238
		],
		"mediumspringgreen": [
			0,
			250,
			154
		],
		"mediumturquoise": [
			72,
			209,
			204
		],
		"mediumvioletred": [
			199,
			21,
			133
		],
		"midnightblue": [
			25,
			25,
			112
		],
		"mintcream": [
			245,
			255,
			250
		],
		"mistyrose": [
			255,
			228,
			225
		],
		"moccasin": [
			255,
			228,
			181
		],
		"navajowhite": [
			255,
			222,
			173
		],
		"navy": [
			0,
			0,
			128
		],
		"oldlace": [
			253,
			245,
			230
		],
		"olive": [
			128,
			128,
			0
		],
		"olivedrab": [
			107,
			142,
			35
		],
		"orange": [
			255,
			165,
			0
		],
		"orangered": [
			255,
			69,
			0
		],
		"orchid": [
			218,
			112,
			214
		],
		"palegoldenrod": [
			238,
			232,
			170
		],
		"palegreen": [
			152,
			251,
			152
		],
		"paleturquoise": [
			175,
			238,
			238
		],
		"palevioletred": [
			219,
			112,
			147
		],
		"papayawhip": [
			255,
			239,
			213
		],
		"peachpuff": [
			255,
			218,
			185
		],
		"peru": [
			205,
			133,
			63
		],
		"pink": [
			255,
			192,
			203
		],
		"plum": [
			221,
			160,
			221
		],
		"powderblue": [
			176,
			224,
			230
		],
		"purple": [
			128,
			0,
			128
		],
		"rebeccapurple": [
			102,
			51,
			153
		],
		"red": [
			255,
			0,
			0
		],
		"rosybrown": [
			188,
			143,
			143
		],
		"royalblue": [
			65,
			105,
			225
		],
		"saddlebrown": [
			139,
			69,
			19
		],
		"salmon": [
			250,
			128,
			114
		],
		"sandybrown": [
			244,
			164,
			96
		],
		"seagreen": [
			46,
			139,
			87
		],
		"seashell": [
			255,
			245,
			238
		],
		"sienna": [
			160,
			82,
			45
		],
		"silver": [
			192,
			192,
			192
		],
		"skyblue": [
			135,
			206,
			235
		],
		"slateblue": [
			106,
			90,
			205
		],
		"slategray": [
			112,
			128,
			144
		],
		"slategrey": [
			112,
			128,
			144
		],
		"snow": [
			255,
			250,
			250
		],
		"springgreen": [
			0,
			255,
			127
		],
		"steelblue": [
			70,
			130,
			180
		],
		"tan": [
			210,
			180,
			140
		],
		"teal": [
			0,
			128,
			128
		],
		"thistle": [
			216,
			191,
			216
		],
		"tomato": [
			255,
			99,
			71
		],
		"turquoise": [
			64,
			224,
			208
		],
		"violet": [
			238,
			130,
			238
		],
		"wheat": [
			245,
			222,
			179
		],
		"white": [
			255,
			255,
			255
		],
		"whitesmoke": [
			245,
			245,
			245
		],
		"yellow": [
			255,
			255,
			0
		],
		"yellowgreen": [
			154,
			205,
			50
		]
	};
}));

// node_modules/color-convert/conversions.js
var require_conversions = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const cssKeywords = require_color_name();
	const reverseKeywords = {};
	for (const key of Object.keys(cssKeywords)) reverseKeywords[cssKeywords[key]] = key;
	const convert = {
		rgb: {
			channels: 3,
			labels: "rgb"
		},
		hsl: {
			channels: 3,
			labels: "hsl"
		},
		hsv: {
			channels: 3,
			labels: "hsv"
		},
		hwb: {
			channels: 3,
			labels: "hwb"
		},
		cmyk: {
			channels: 4,
			labels: "cmyk"
		},
		xyz: {
			channels: 3,
			labels: "xyz"
		},
		lab: {
			channels: 3,
			labels: "lab"
		},
		lch: {
			channels: 3,
			labels: "lch"
		},
		hex: {
			channels: 1,
			labels: ["hex"]
		},
		keyword: {
			channels: 1,
			labels: ["keyword"]
		},
		ansi16: {
			channels: 1,
			labels: ["ansi16"]
		},
		ansi256: {
			channels: 1,
			labels: ["ansi256"]
		},
		hcg: {
			channels: 3,
			labels: [
				"h",
				"c",
				"g"
			]
		},
		apple: {
			channels: 3,
			labels: [
				"r16",
				"g16",
				"b16"
			]
		},
		gray: {
			channels: 1,
			labels: ["gray"]
		}
	};
	module.exports = convert;
	for (const model of Object.keys(convert)) {
		if (!("channels" in convert[model])) throw new Error("missing channels property: " + model);
		if (!("labels" in convert[model])) throw new Error("missing channel labels property: " + model);
		if (convert[model].labels.length !== convert[model].channels) throw new Error("channel and label counts mismatch: " + model);
		const { channels, labels } = convert[model];
		delete convert[model].channels;
		delete convert[model].labels;
		Object.defineProperty(convert[model], "channels", { value: channels });
		Object.defineProperty(convert[model], "labels", { value: labels });
	}
	convert.rgb.hsl = function(rgb) {
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const min = Math.min(r, g, b);
		const max = Math.max(r, g, b);
		const delta = max - min;
		let h;
		let s;
		if (max === min) h = 0;
		else if (r === max) h = (g - b) / delta;
		else if (g === max) h = 2 + (b - r) / delta;
		else if (b === max) h = 4 + (r - g) / delta;
		h = Math.min(h * 60, 360);
		if (h < 0) h += 360;
		const l = (min + max) / 2;
		if (max === min) s = 0;
		else if (l <= .5) s = delta / (max + min);
		else s = delta / (2 - max - min);
		return [
			h,
			s * 100,
			l * 100
		];
	};
	convert.rgb.hsv = function(rgb) {
		let rdif;
		let gdif;
		let bdif;
		let h;
		let s;
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const v = Math.max(r, g, b);
		const diff = v - Math.min(r, g, b);
		const diffc = function(c) {
			return (v - c) / 6 / diff + 1 / 2;
		};
		if (diff === 0) {
			h = 0;
			s = 0;
		} else {
			s = diff / v;
			rdif = diffc(r);
			gdif = diffc(g);
			bdif = diffc(b);
			if (r === v) h = bdif - gdif;
			else if (g === v) h = 1 / 3 + rdif - bdif;
			else if (b === v) h = 2 / 3 + gdif - rdif;
			if (h < 0) h += 1;
			else if (h > 1) h -= 1;
		}
		return [
			h * 360,
			s * 100,
			v * 100
		];
	};
	convert.rgb.hwb = function(rgb) {
		const r = rgb[0];
		const g = rgb[1];
		let b = rgb[2];
		const h = convert.rgb.hsl(rgb)[0];
		const w = 1 / 255 * Math.min(r, Math.min(g, b));
		b = 1 - 1 / 255 * Math.max(r, Math.max(g, b));
		return [
			h,
			w * 100,
			b * 100
		];
	};
	convert.rgb.cmyk = function(rgb) {
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const k = Math.min(1 - r, 1 - g, 1 - b);
		const c = (1 - r - k) / (1 - k) || 0;
		const m = (1 - g - k) / (1 - k) || 0;
		const y = (1 - b - k) / (1 - k) || 0;
		return [
			c * 100,
			m * 100,
			y * 100,
			k * 100
		];
	};
	function comparativeDistance(x, y) {
		return (x[0] - y[0]) ** 2 + (x[1] - y[1]) ** 2 + (x[2] - y[2]) ** 2;
	}
	convert.rgb.keyword = function(rgb) {
		const reversed = reverseKeywords[rgb];
		if (reversed) return reversed;
		let currentClosestDistance = Infinity;
		let currentClosestKeyword;
		for (const keyword of Object.keys(cssKeywords)) {
			const value = cssKeywords[keyword];
			const distance = comparativeDistance(rgb, value);
			if (distance < currentClosestDistance) {
				currentClosestDistance = distance;
				currentClosestKeyword = keyword;
			}
		}
		return currentClosestKeyword;
	};
	convert.keyword.rgb = function(keyword) {
		return cssKeywords[keyword];
	};
	convert.rgb.xyz = function(rgb) {
		let r = rgb[0] / 255;
		let g = rgb[1] / 255;
		let b = rgb[2] / 255;
		r = r > .04045 ? ((r + .055) / 1.055) ** 2.4 : r / 12.92;
		g = g > .04045 ? ((g + .055) / 1.055) ** 2.4 : g / 12.92;
		b = b > .04045 ? ((b + .055) / 1.055) ** 2.4 : b / 12.92;
		const x = r * .4124 + g * .3576 + b * .1805;
		const y = r * .2126 + g * .7152 + b * .0722;
		const z = r * .0193 + g * .1192 + b * .9505;
		return [
			x * 100,
			y * 100,
			z * 100
		];
	};
	convert.rgb.lab = function(rgb) {
		const xyz = convert.rgb.xyz(rgb);
		let x = xyz[0];
		let y = xyz[1];
		let z = xyz[2];
		x /= 95.047;
		y /= 100;
		z /= 108.883;
		x = x > .008856 ? x ** (1 / 3) : 7.787 * x + 16 / 116;
		y = y > .008856 ? y ** (1 / 3) : 7.787 * y + 16 / 116;
		z = z > .008856 ? z ** (1 / 3) : 7.787 * z + 16 / 116;
		return [
			116 * y - 16,
			500 * (x - y),
			200 * (y - z)
		];
	};
	convert.hsl.rgb = function(hsl) {
		const h = hsl[0] / 360;
		const s = hsl[1] / 100;
		const l = hsl[2] / 100;
		let t2;
		let t3;
		let val;
		if (s === 0) {
			val = l * 255;
			return [
				val,
				val,
				val
			];
		}
		if (l < .5) t2 = l * (1 + s);
		else t2 = l + s - l * s;
		const t1 = 2 * l - t2;
		const rgb = [
			0,
			0,
			0
		];
		for (let i = 0; i < 3; i++) {
			t3 = h + 1 / 3 * -(i - 1);
			if (t3 < 0) t3++;
			if (t3 > 1) t3--;
			if (6 * t3 < 1) val = t1 + (t2 - t1) * 6 * t3;
			else if (2 * t3 < 1) val = t2;
			else if (3 * t3 < 2) val = t1 + (t2 - t1) * (2 / 3 - t3) * 6;
			else val = t1;
			rgb[i] = val * 255;
		}
		return rgb;
	};
	convert.hsl.hsv = function(hsl) {
		const h = hsl[0];
		let s = hsl[1] / 100;
		let l = hsl[2] / 100;
		let smin = s;
		const lmin = Math.max(l, .01);
		l *= 2;
		s *= l <= 1 ? l : 2 - l;
		smin *= lmin <= 1 ? lmin : 2 - lmin;
		const v = (l + s) / 2;
		return [
			h,
			(l === 0 ? 2 * smin / (lmin + smin) : 2 * s / (l + s)) * 100,
			v * 100
		];
	};
	convert.hsv.rgb = function(hsv) {
		const h = hsv[0] / 60;
		const s = hsv[1] / 100;
		let v = hsv[2] / 100;
		const hi = Math.floor(h) % 6;
		const f = h - Math.floor(h);
		const p = 255 * v * (1 - s);
		const q = 255 * v * (1 - s * f);
		const t = 255 * v * (1 - s * (1 - f));
		v *= 255;
		switch (hi) {
			case 0: return [
				v,
				t,
				p
			];
			case 1: return [
				q,
				v,
				p
			];
			case 2: return [
				p,
				v,
				t
			];
			case 3: return [
				p,
				q,
				v
			];
			case 4: return [
				t,
				p,
				v
			];
			case 5: return [
				v,
				p,
				q
			];
		}
	};
	convert.hsv.hsl = function(hsv) {
		const h = hsv[0];
		const s = hsv[1] / 100;
		const v = hsv[2] / 100;
		const vmin = Math.max(v, .01);
		let sl;
		let l;
		l = (2 - s) * v;
		const lmin = (2 - s) * vmin;
		sl = s * vmin;
		sl /= lmin <= 1 ? lmin : 2 - lmin;
		sl = sl || 0;
		l /= 2;
		return [
			h,
			sl * 100,
			l * 100
		];
	};
	convert.hwb.rgb = function(hwb) {
		const h = hwb[0] / 360;
		let wh = hwb[1] / 100;
		let bl = hwb[2] / 100;
		const ratio = wh + bl;
		let f;
		if (ratio > 1) {
			wh /= ratio;
			bl /= ratio;
		}
		const i = Math.floor(6 * h);
		const v = 1 - bl;
		f = 6 * h - i;
		if ((i & 1) !== 0) f = 1 - f;
		const n = wh + f * (v - wh);
		let r;
		let g;
		let b;
		switch (i) {
			default:
			case 6:
			case 0:
				r = v;
				g = n;
				b = wh;
				break;
			case 1:
				r = n;
				g = v;
				b = wh;
				break;
			case 2:
				r = wh;
				g = v;
				b = n;
				break;
			case 3:
				r = wh;
				g = n;
				b = v;
				break;
			case 4:
				r = n;
				g = wh;
				b = v;
				break;
			case 5:
				r = v;
				g = wh;
				b = n;
		}
		return [
			r * 255,
			g * 255,
			b * 255
		];
	};
	convert.cmyk.rgb = function(cmyk) {
		const c = cmyk[0] / 100;
		const m = cmyk[1] / 100;
		const y = cmyk[2] / 100;
		const k = cmyk[3] / 100;
		const r = 1 - Math.min(1, c * (1 - k) + k);
		const g = 1 - Math.min(1, m * (1 - k) + k);
		const b = 1 - Math.min(1, y * (1 - k) + k);
		return [
			r * 255,
			g * 255,
			b * 255
		];
	};
	convert.xyz.rgb = function(xyz) {
		const x = xyz[0] / 100;
		const y = xyz[1] / 100;
		const z = xyz[2] / 100;
		let r;
		let g;
		let b;
		r = x * 3.2406 + y * -1.5372 + z * -.4986;
		g = x * -.9689 + y * 1.8758 + z * .0415;
		b = x * .0557 + y * -.204 + z * 1.057;
		r = r > .0031308 ? 1.055 * r ** (1 / 2.4) - .055 : r * 12.92;
		g = g > .0031308 ? 1.055 * g ** (1 / 2.4) - .055 : g * 12.92;
		b = b > .0031308 ? 1.055 * b ** (1 / 2.4) - .055 : b * 12.92;
		r = Math.min(Math.max(0, r), 1);
		g = Math.min(Math.max(0, g), 1);
		b = Math.min(Math.max(0, b), 1);
		return [
			r * 255,
			g * 255,
			b * 255
		];
	};
	convert.xyz.lab = function(xyz) {
		let x = xyz[0];
		let y = xyz[1];
		let z = xyz[2];
		x /= 95.047;
		y /= 100;
		z /= 108.883;
		x = x > .008856 ? x ** (1 / 3) : 7.787 * x + 16 / 116;
		y = y > .008856 ? y ** (1 / 3) : 7.787 * y + 16 / 116;
		z = z > .008856 ? z ** (1 / 3) : 7.787 * z + 16 / 116;
		return [
			116 * y - 16,
			500 * (x - y),
			200 * (y - z)
		];
	};
	convert.lab.xyz = function(lab) {
		const l = lab[0];
		const a = lab[1];
		const b = lab[2];
		let x;
		let y;
		let z;
		y = (l + 16) / 116;
		x = a / 500 + y;
		z = y - b / 200;
		const y2 = y ** 3;
		const x2 = x ** 3;
		const z2 = z ** 3;
		y = y2 > .008856 ? y2 : (y - 16 / 116) / 7.787;
		x = x2 > .008856 ? x2 : (x - 16 / 116) / 7.787;
		z = z2 > .008856 ? z2 : (z - 16 / 116) / 7.787;
		x *= 95.047;
		y *= 100;
		z *= 108.883;
		return [
			x,
			y,
			z
		];
	};
	convert.lab.lch = function(lab) {
		const l = lab[0];
		const a = lab[1];
		const b = lab[2];
		let h;
		h = Math.atan2(b, a) * 360 / 2 / Math.PI;
		if (h < 0) h += 360;
		return [
			l,
			Math.sqrt(a * a + b * b),
			h
		];
	};
	convert.lch.lab = function(lch) {
		const l = lch[0];
		const c = lch[1];
		const hr = lch[2] / 360 * 2 * Math.PI;
		return [
			l,
			c * Math.cos(hr),
			c * Math.sin(hr)
		];
	};
	convert.rgb.ansi16 = function(args, saturation = null) {
		const [r, g, b] = args;
		let value = saturation === null ? convert.rgb.hsv(args)[2] : saturation;
		value = Math.round(value / 50);
		if (value === 0) return 30;
		let ansi = 30 + (Math.round(b / 255) << 2 | Math.round(g / 255) << 1 | Math.round(r / 255));
		if (value === 2) ansi += 60;
		return ansi;
	};
	convert.hsv.ansi16 = function(args) {
		return convert.rgb.ansi16(convert.hsv.rgb(args), args[2]);
	};
	convert.rgb.ansi256 = function(args) {
		const r = args[0];
		const g = args[1];
		const b = args[2];
		if (r === g && g === b) {
			if (r < 8) return 16;
			if (r > 248) return 231;
			return Math.round((r - 8) / 247 * 24) + 232;
		}
		return 16 + 36 * Math.round(r / 255 * 5) + 6 * Math.round(g / 255 * 5) + Math.round(b / 255 * 5);
	};
	convert.ansi16.rgb = function(args) {
		let color = args % 10;
		if (color === 0 || color === 7) {
			if (args > 50) color += 3.5;
			color = color / 10.5 * 255;
			return [
				color,
				color,
				color
			];
		}
		const mult = (~~(args > 50) + 1) * .5;
		return [
			(color & 1) * mult * 255,
			(color >> 1 & 1) * mult * 255,
			(color >> 2 & 1) * mult * 255
		];
	};
	convert.ansi256.rgb = function(args) {
		if (args >= 232) {
			const c = (args - 232) * 10 + 8;
			return [
				c,
				c,
				c
			];
		}
		args -= 16;
		let rem;
		return [
			Math.floor(args / 36) / 5 * 255,
			Math.floor((rem = args % 36) / 6) / 5 * 255,
			rem % 6 / 5 * 255
		];
	};
	convert.rgb.hex = function(args) {
		const string = (((Math.round(args[0]) & 255) << 16) + ((Math.round(args[1]) & 255) << 8) + (Math.round(args[2]) & 255)).toString(16).toUpperCase();
		return "000000".substring(string.length) + string;
	};
	convert.hex.rgb = function(args) {
		const match = args.toString(16).match(/[a-f0-9]{6}|[a-f0-9]{3}/i);
		if (!match) return [
			0,
			0,
			0
		];
		let colorString = match[0];
		if (match[0].length === 3) colorString = colorString.split("").map((char) => {
			return char + char;
		}).join("");
		const integer = parseInt(colorString, 16);
		return [
			integer >> 16 & 255,
			integer >> 8 & 255,
			integer & 255
		];
	};
	convert.rgb.hcg = function(rgb) {
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const max = Math.max(Math.max(r, g), b);
		const min = Math.min(Math.min(r, g), b);
		const chroma = max - min;
		let grayscale;
		let hue;
		if (chroma < 1) grayscale = min / (1 - chroma);
		else grayscale = 0;
		if (chroma <= 0) hue = 0;
		else if (max === r) hue = (g - b) / chroma % 6;
		else if (max === g) hue = 2 + (b - r) / chroma;
		else hue = 4 + (r - g) / chroma;
		hue /= 6;
		hue %= 1;
		return [
			hue * 360,
			chroma * 100,
			grayscale * 100
		];
	};
	convert.hsl.hcg = function(hsl) {
		const s = hsl[1] / 100;
		const l = hsl[2] / 100;
		const c = l < .5 ? 2 * s * l : 2 * s * (1 - l);
		let f = 0;
		if (c < 1) f = (l - .5 * c) / (1 - c);
		return [
			hsl[0],
			c * 100,
			f * 100
		];
	};
	convert.hsv.hcg = function(hsv) {
		const s = hsv[1] / 100;
		const v = hsv[2] / 100;
		const c = s * v;
		let f = 0;
		if (c < 1) f = (v - c) / (1 - c);
		return [
			hsv[0],
			c * 100,
			f * 100
		];
	};
	convert.hcg.rgb = function(hcg) {
		const h = hcg[0] / 360;
		const c = hcg[1] / 100;
		const g = hcg[2] / 100;
		if (c === 0) return [
			g * 255,
			g * 255,
			g * 255
		];
		const pure = [
			0,
			0,
			0
		];
		const hi = h % 1 * 6;
		const v = hi % 1;
		const w = 1 - v;
		let mg = 0;
		switch (Math.floor(hi)) {
			case 0:
				pure[0] = 1;
				pure[1] = v;
				pure[2] = 0;
				break;
			case 1:
				pure[0] = w;
				pure[1] = 1;
				pure[2] = 0;
				break;
			case 2:
				pure[0] = 0;
				pure[1] = 1;
				pure[2] = v;
				break;
			case 3:
				pure[0] = 0;
				pure[1] = w;
				pure[2] = 1;
				break;
			case 4:
				pure[0] = v;
				pure[1] = 0;
				pure[2] = 1;
				break;
			default:
				pure[0] = 1;
				pure[1] = 0;
				pure[2] = w;
		}
		mg = (1 - c) * g;
		return [
			(c * pure[0] + mg) * 255,
			(c * pure[1] + mg) * 255,
			(c * pure[2] + mg) * 255
		];
	};
	convert.hcg.hsv = function(hcg) {
		const c = hcg[1] / 100;
		const v = c + hcg[2] / 100 * (1 - c);
		let f = 0;
		if (v > 0) f = c / v;
		return [
			hcg[0],
			f * 100,
			v * 100
		];
	};
	convert.hcg.hsl = function(hcg) {
		const c = hcg[1] / 100;
		const l = hcg[2] / 100 * (1 - c) + .5 * c;
		let s = 0;
		if (l > 0 && l < .5) s = c / (2 * l);
		else if (l >= .5 && l < 1) s = c / (2 * (1 - l));
		return [
			hcg[0],
			s * 100,
			l * 100
		];
	};
	convert.hcg.hwb = function(hcg) {
		const c = hcg[1] / 100;
		const v = c + hcg[2] / 100 * (1 - c);
		return [
			hcg[0],
			(v - c) * 100,
			(1 - v) * 100
		];
	};
	convert.hwb.hcg = function(hwb) {
		const w = hwb[1] / 100;
		const v = 1 - hwb[2] / 100;
		const c = v - w;
		let g = 0;
		if (c < 1) g = (v - c) / (1 - c);
		return [
			hwb[0],
			c * 100,
			g * 100
		];
	};
	convert.apple.rgb = function(apple) {
		return [
			apple[0] / 65535 * 255,
			apple[1] / 65535 * 255,
			apple[2] / 65535 * 255
		];
	};
	convert.rgb.apple = function(rgb) {
		return [
			rgb[0] / 255 * 65535,
			rgb[1] / 255 * 65535,
			rgb[2] / 255 * 65535
		];
	};
	convert.gray.rgb = function(args) {
		return [
			args[0] / 100 * 255,
			args[0] / 100 * 255,
			args[0] / 100 * 255
		];
	};
	convert.gray.hsl = function(args) {
		return [
			0,
			0,
			args[0]
		];
	};
	convert.gray.hsv = convert.gray.hsl;
	convert.gray.hwb = function(gray) {
		return [
			0,
			100,
			gray[0]
		];
	};
	convert.gray.cmyk = function(gray) {
		return [
			0,
			0,
			0,
			gray[0]
		];
	};
	convert.gray.lab = function(gray) {
		return [
			gray[0],
			0,
			0
		];
	};
	convert.gray.hex = function(gray) {
		const val = Math.round(gray[0] / 100 * 255) & 255;
		const string = ((val << 16) + (val << 8) + val).toString(16).toUpperCase();
		return "000000".substring(string.length) + string;
	};
	convert.rgb.gray = function(rgb) {
		return [(rgb[0] + rgb[1] + rgb[2]) / 3 / 255 * 100];
	};
}));

// node_modules/color-convert/route.js
var require_route = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const conversions = require_conversions();
	function buildGraph() {
		const graph = {};
		const models = Object.keys(conversions);
		for (let len = models.length, i = 0; i < len; i++) graph[models[i]] = {
			distance: -1,
			parent: null
		};
		return graph;
	}
	function deriveBFS(fromModel) {
		const graph = buildGraph();
		const queue = [fromModel];
		graph[fromModel].distance = 0;
		while (queue.length) {
			const current = queue.pop();
			const adjacents = Object.keys(conversions[current]);
			for (let len = adjacents.length, i = 0; i < len; i++) {
				const adjacent = adjacents[i];
				const node = graph[adjacent];
				if (node.distance === -1) {
					node.distance = graph[current].distance + 1;
					node.parent = current;
					queue.unshift(adjacent);
				}
			}
		}
		return graph;
	}
	function link(from, to) {
		return function(args) {
			return to(from(args));
		};
	}
	function wrapConversion(toModel, graph) {
		const path = [graph[toModel].parent, toModel];
		let fn = conversions[graph[toModel].parent][toModel];
		let cur = graph[toModel].parent;
		while (graph[cur].parent) {
			path.unshift(graph[cur].parent);
			fn = link(conversions[graph[cur].parent][cur], fn);
			cur = graph[cur].parent;
		}
		fn.conversion = path;
		return fn;
	}
	module.exports = function(fromModel) {
		const graph = deriveBFS(fromModel);
		const conversion = {};
		const models = Object.keys(graph);
		for (let len = models.length, i = 0; i < len; i++) {
			const toModel = models[i];
			if (graph[toModel].parent === null) continue;
			conversion[toModel] = wrapConversion(toModel, graph);
		}
		return conversion;
	};
}));

// node_modules/color-convert/index.js
var require_color_convert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const conversions = require_conversions();
	const route = require_route();
	const convert = {};
	const models = Object.keys(conversions);
	function wrapRaw(fn) {
		const wrappedFn = function(...args) {
			const arg0 = args[0];
			if (arg0 === void 0 || arg0 === null) return arg0;
			if (arg0.length > 1) args = arg0;
			return fn(args);
		};
		if ("conversion" in fn) wrappedFn.conversion = fn.conversion;
		return wrappedFn;
	}
	function wrapRounded(fn) {
		const wrappedFn = function(...args) {
			const arg0 = args[0];
			if (arg0 === void 0 || arg0 === null) return arg0;
			if (arg0.length > 1) args = arg0;
			const result = fn(args);
			if (typeof result === "object") for (let len = result.length, i = 0; i < len; i++) result[i] = Math.round(result[i]);
			return result;
		};
		if ("conversion" in fn) wrappedFn.conversion = fn.conversion;
		return wrappedFn;
	}
	models.forEach((fromModel) => {
		convert[fromModel] = {};
		Object.defineProperty(convert[fromModel], "channels", { value: conversions[fromModel].channels });
		Object.defineProperty(convert[fromModel], "labels", { value: conversions[fromModel].labels });
		const routes = route(fromModel);
		Object.keys(routes).forEach((toModel) => {
			const fn = routes[toModel];
			convert[fromModel][toModel] = wrapRounded(fn);
			convert[fromModel][toModel].raw = wrapRaw(fn);
		});
	});
	module.exports = convert;
}));

// node_modules/ansi-styles/index.js
var require_ansi_styles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const wrapAnsi16 = (fn, offset) => (...args) => {
		return `\u001B[${fn(...args) + offset}m`;
	};
	const wrapAnsi256 = (fn, offset) => (...args) => {
		const code = fn(...args);
		return `\u001B[${38 + offset};5;${code}m`;
	};
	const wrapAnsi16m = (fn, offset) => (...args) => {
		const rgb = fn(...args);
		return `\u001B[${38 + offset};2;${rgb[0]};${rgb[1]};${rgb[2]}m`;
	};
	const ansi2ansi = (n) => n;
	const rgb2rgb = (r, g, b) => [
		r,
		g,
		b
	];
	const setLazyProperty = (object, property, get) => {
		Object.defineProperty(object, property, {
			get: () => {
				const value = get();
				Object.defineProperty(object, property, {
					value,
					enumerable: true,
					configurable: true
				});
				return value;
			},
			enumerable: true,
			configurable: true
		});
	};
	/** @type {typeof import('color-convert')} */
	let colorConvert;
	const makeDynamicStyles = (wrap, targetSpace, identity, isBackground) => {
		if (colorConvert === void 0) colorConvert = require_color_convert();
		const offset = isBackground ? 10 : 0;
		const styles = {};
		for (const [sourceSpace, suite] of Object.entries(colorConvert)) {
			const name = sourceSpace === "ansi16" ? "ansi" : sourceSpace;
			if (sourceSpace === targetSpace) styles[name] = wrap(identity, offset);
			else if (typeof suite === "object") styles[name] = wrap(suite[targetSpace], offset);
		}
		return styles;
	};
	function assembleStyles() {
		const codes = /* @__PURE__ */ new Map();
		const styles = {
			modifier: {
				reset: [0, 0],
				bold: [1, 22],
				dim: [2, 22],
				italic: [3, 23],
				underline: [4, 24],
				inverse: [7, 27],
				hidden: [8, 28],
				strikethrough: [9, 29]
			},
			color: {
				black: [30, 39],
				red: [31, 39],
				green: [32, 39],
				yellow: [33, 39],
				blue: [34, 39],
				magenta: [35, 39],
				cyan: [36, 39],
				white: [37, 39],
				blackBright: [90, 39],
				redBright: [91, 39],
				greenBright: [92, 39],
				yellowBright: [93, 39],
				blueBright: [94, 39],
				magentaBright: [95, 39],
				cyanBright: [96, 39],
				whiteBright: [97, 39]
			},
			bgColor: {
				bgBlack: [40, 49],
				bgRed: [41, 49],
				bgGreen: [42, 49],
				bgYellow: [43, 49],
				bgBlue: [44, 49],
				bgMagenta: [45, 49],
				bgCyan: [46, 49],
				bgWhite: [47, 49],
				bgBlackBright: [100, 49],
				bgRedBright: [101, 49],
				bgGreenBright: [102, 49],
				bgYellowBright: [103, 49],
				bgBlueBright: [104, 49],
				bgMagentaBright: [105, 49],
				bgCyanBright: [106, 49],
				bgWhiteBright: [107, 49]
			}
		};
		styles.color.gray = styles.color.blackBright;
		styles.bgColor.bgGray = styles.bgColor.bgBlackBright;
		styles.color.grey = styles.color.blackBright;
		styles.bgColor.bgGrey = styles.bgColor.bgBlackBright;
		for (const [groupName, group] of Object.entries(styles)) {
			for (const [styleName, style] of Object.entries(group)) {
				styles[styleName] = {
					open: `\u001B[${style[0]}m`,
					close: `\u001B[${style[1]}m`
				};
				group[styleName] = styles[styleName];
				codes.set(style[0], style[1]);
			}
			Object.defineProperty(styles, groupName, {
				value: group,
				enumerable: false
			});
		}
		Object.defineProperty(styles, "codes", {
			value: codes,
			enumerable: false
		});
		styles.color.close = "\x1B[39m";
		styles.bgColor.close = "\x1B[49m";
		setLazyProperty(styles.color, "ansi", () => makeDynamicStyles(wrapAnsi16, "ansi16", ansi2ansi, false));
		setLazyProperty(styles.color, "ansi256", () => makeDynamicStyles(wrapAnsi256, "ansi256", ansi2ansi, false));
		setLazyProperty(styles.color, "ansi16m", () => makeDynamicStyles(wrapAnsi16m, "rgb", rgb2rgb, false));
		setLazyProperty(styles.bgColor, "ansi", () => makeDynamicStyles(wrapAnsi16, "ansi16", ansi2ansi, true));
		setLazyProperty(styles.bgColor, "ansi256", () => makeDynamicStyles(wrapAnsi256, "ansi256", ansi2ansi, true));
		setLazyProperty(styles.bgColor, "ansi16m", () => makeDynamicStyles(wrapAnsi16m, "rgb", rgb2rgb, true));
		return styles;
	}
	Object.defineProperty(module, "exports", {
		enumerable: true,
		get: assembleStyles
	});
}));

// node_modules/slice-ansi/index.js
var require_slice_ansi = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const isFullwidthCodePoint = require_is_fullwidth_code_point();
	const astralRegex = require_astral_regex();
	const ansiStyles = require_ansi_styles();
	const ESCAPES = ["\x1B", ""];
	const wrapAnsi = (code) => `${ESCAPES[0]}[${code}m`;
	const checkAnsi = (ansiCodes, isEscapes, endAnsiCode) => {
		let output = [];
		ansiCodes = [...ansiCodes];
		for (let ansiCode of ansiCodes) {
			const ansiCodeOrigin = ansiCode;
			if (ansiCode.includes(";")) ansiCode = ansiCode.split(";")[0][0] + "0";
			const item = ansiStyles.codes.get(Number.parseInt(ansiCode, 10));
			if (item) {
				const indexEscape = ansiCodes.indexOf(item.toString());
				if (indexEscape === -1) output.push(wrapAnsi(isEscapes ? item : ansiCodeOrigin));
				else ansiCodes.splice(indexEscape, 1);
			} else if (isEscapes) {
				output.push(wrapAnsi(0));
				break;
			} else output.push(wrapAnsi(ansiCodeOrigin));
		}
		if (isEscapes) {
			output = output.filter((element, index) => output.indexOf(element) === index);
			if (endAnsiCode !== void 0) {
				const fistEscapeCode = wrapAnsi(ansiStyles.codes.get(Number.parseInt(endAnsiCode, 10)));
				output = output.reduce((current, next) => next === fistEscapeCode ? [next, ...current] : [...current, next], []);
			}
		}
		return output.join("");
	};
	module.exports = (string, begin, end) => {
		const characters = [...string];
		const ansiCodes = [];
		let stringEnd = typeof end === "number" ? end : characters.length;
		let isInsideEscape = false;
		let ansiCode;
		let visible = 0;
		let output = "";
		for (const [index, character] of characters.entries()) {
			let leftEscape = false;
			if (ESCAPES.includes(character)) {
				const code = /\d[^m]*/.exec(string.slice(index, index + 18));
				ansiCode = code && code.length > 0 ? code[0] : void 0;
				if (visible < stringEnd) {
					isInsideEscape = true;
					if (ansiCode !== void 0) ansiCodes.push(ansiCode);
				}
			} else if (isInsideEscape && character === "m") {
				isInsideEscape = false;
				leftEscape = true;
			}
			if (!isInsideEscape && !leftEscape) visible++;
			if (!astralRegex({ exact: true }).test(character) && isFullwidthCodePoint(character.codePointAt())) {
				visible++;
				if (typeof end !== "number") stringEnd++;
			}
			if (visible > begin && visible <= stringEnd) output += character;
			else if (visible === begin && !isInsideEscape && ansiCode !== void 0) output = checkAnsi(ansiCodes);
			else if (visible >= stringEnd) {
				output += checkAnsi(ansiCodes, true, ansiCode);
				break;
			}
		}
		return output;
	};
}));

// node_modules/ansi-regex/index.js
var require_ansi_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = ({ onlyFirst = false } = {}) => {
		const pattern = ["[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)", "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"].join("|");
		return new RegExp(pattern, onlyFirst ? void 0 : "g");
	};
}));

// node_modules/strip-ansi/index.js
var require_strip_ansi = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ansiRegex = require_ansi_regex();
	module.exports = (string) => typeof string === "string" ? string.replace(ansiRegex(), "") : string;
}));

// node_modules/emoji-regex/index.js
var require_emoji_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function() {
		return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
	};
}));

// node_modules/string-width/index.js
var require_string_width = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const stripAnsi = require_strip_ansi();
	const isFullwidthCodePoint = require_is_fullwidth_code_point();
	const emojiRegex = require_emoji_regex();
	const stringWidth = (string) => {
		if (typeof string !== "string" || string.length === 0) return 0;
		string = stripAnsi(string);
		if (string.length === 0) return 0;
		string = string.replace(emojiRegex(), "  ");
		let width = 0;
		for (let i = 0; i < string.length; i++) {
			const code = string.codePointAt(i);
			if (code <= 31 || code >= 127 && code <= 159) continue;
			if (code >= 768 && code <= 879) continue;
			if (code > 65535) i++;
			width += isFullwidthCodePoint(code) ? 2 : 1;
		}
		return width;
	};
	module.exports = stringWidth;
	module.exports.default = stringWidth;
}));

// node_modules/table/dist/src/getBorderCharacters.js
var require_getBorderCharacters = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getBorderCharacters = void 0;
	const getBorderCharacters = (name) => {
		if (name === "honeywell") return {
			topBody: "═",
			topJoin: "╤",
			topLeft: "╔",
			topRight: "╗",
			bottomBody: "═",
			bottomJoin: "╧",
			bottomLeft: "╚",
			bottomRight: "╝",
			bodyLeft: "║",
			bodyRight: "║",
			bodyJoin: "│",
			headerJoin: "┬",
			joinBody: "─",
			joinLeft: "╟",
			joinRight: "╢",
			joinJoin: "┼",
			joinMiddleDown: "┬",
			joinMiddleUp: "┴",
			joinMiddleLeft: "┤",
			joinMiddleRight: "├"
		};
		if (name === "norc") return {
			topBody: "─",
			topJoin: "┬",
			topLeft: "┌",
			topRight: "┐",
			bottomBody: "─",
			bottomJoin: "┴",
			bottomLeft: "└",
			bottomRight: "┘",
			bodyLeft: "│",
			bodyRight: "│",
			bodyJoin: "│",
			headerJoin: "┬",
			joinBody: "─",
			joinLeft: "├",
			joinRight: "┤",
			joinJoin: "┼",
			joinMiddleDown: "┬",
			joinMiddleUp: "┴",
			joinMiddleLeft: "┤",
			joinMiddleRight: "├"
		};
		if (name === "ramac") return {
			topBody: "-",
			topJoin: "+",
			topLeft: "+",
			topRight: "+",
			bottomBody: "-",
			bottomJoin: "+",
			bottomLeft: "+",
			bottomRight: "+",
			bodyLeft: "|",
			bodyRight: "|",
			bodyJoin: "|",
			headerJoin: "+",
			joinBody: "-",
			joinLeft: "|",
			joinRight: "|",
			joinJoin: "|",
			joinMiddleDown: "+",
			joinMiddleUp: "+",
			joinMiddleLeft: "+",
			joinMiddleRight: "+"
		};
		if (name === "void") return {
			topBody: "",
			topJoin: "",
			topLeft: "",
			topRight: "",
			bottomBody: "",
			bottomJoin: "",
			bottomLeft: "",
			bottomRight: "",
			bodyLeft: "",
			bodyRight: "",
			bodyJoin: "",
			headerJoin: "",
			joinBody: "",
			joinLeft: "",
			joinRight: "",
			joinJoin: "",
			joinMiddleDown: "",
			joinMiddleUp: "",
			joinMiddleLeft: "",
			joinMiddleRight: ""
		};
		throw new Error("Unknown border template \"" + name + "\".");
	};
	exports.getBorderCharacters = getBorderCharacters;
}));

// node_modules/table/dist/src/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __importDefault = this$3 && this$3.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isCellInRange = exports.areCellEqual = exports.calculateRangeCoordinate = exports.flatten = exports.extractTruncates = exports.sumArray = exports.sequence = exports.distributeUnevenly = exports.countSpaceSequence = exports.groupBySizes = exports.makeBorderConfig = exports.splitAnsi = exports.normalizeString = exports.sliceAnsi = exports.stringWidth = exports.stripAnsi = exports.calculateSliceLength = exports.splitGraphemes = void 0;
	const slice_ansi_1 = __importDefault(require_slice_ansi());
	const string_width_1 = __importDefault(require_string_width());
	const strip_ansi_1 = __importDefault(require_strip_ansi());
	const getBorderCharacters_1 = require_getBorderCharacters();
	/**
	* A user-perceived character: a code point together with the combining marks, variation selectors,
	* emoji modifiers and tag characters attached to it, including zero-width joiner emoji sequences;
	* or a pair of regional indicators, which is rendered as a flag.
	*/
	const graphemeRegex = /\p{Regional_Indicator}{2}|[\s\S][\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*(?:\u200D[\s\S][\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*)*/gu;
	const printableAsciiRegex = /^[\u0020-\u007E]+$/u;
	/**
	* slice-ansi positions are not terminal columns: it advances one position per code point and two for
	* full-width BMP characters, but only one for astral characters such as emoji. Asking slice-ansi
	* directly keeps the computed boundaries aligned with how it slices.
	*/
	const countSlicePositions = (grapheme) => {
		let positions = 0;
		for (const codePoint of grapheme) positions += (0, slice_ansi_1.default)(codePoint, 0, 1) === "" ? 2 : 1;
		return positions;
	};
	const graphemeCache = /* @__PURE__ */ new Map();
	/**
	* Measures a grapheme in terminal columns and in slice-ansi positions. Measurements are cached, and the
	* cache is emptied whenever it grows large so that its memory use stays bounded.
	*/
	const measureGrapheme = (value) => {
		let grapheme = graphemeCache.get(value);
		if (!grapheme) {
			if (graphemeCache.size >= 1e4) graphemeCache.clear();
			grapheme = {
				positions: countSlicePositions(value),
				value,
				width: (0, string_width_1.default)(value)
			};
			graphemeCache.set(value, grapheme);
		}
		return grapheme;
	};
	/**
	* Splits a string without ANSI escape codes into graphemes, measured in terminal columns and in
	* slice-ansi positions.
	*
	* @internal
	*/
	const splitGraphemes = (subject) => {
		var _a;
		if (printableAsciiRegex.test(subject)) return Array.from(subject, (value) => {
			return {
				positions: 1,
				value,
				width: 1
			};
		});
		return ((_a = subject.match(graphemeRegex)) !== null && _a !== void 0 ? _a : []).map(measureGrapheme);
	};
	exports.splitGraphemes = splitGraphemes;
	/**
	* Calculates the slice-ansi length of the longest run of whole graphemes at the start of a string
	* without ANSI escape codes that fits within the given width. At least one grapheme is included, so
	* that callers always make progress.
	*
	* @internal
	*/
	const calculateSliceLength = (subject, maximumWidth) => {
		if (maximumWidth >= 1 && printableAsciiRegex.test(subject.slice(0, maximumWidth + 1))) return Math.min(subject.length, maximumWidth);
		const regex = new RegExp(graphemeRegex);
		let width = 0;
		let positions = 0;
		for (let match = regex.exec(subject); match; match = regex.exec(subject)) {
			const grapheme = measureGrapheme(match[0]);
			if (positions > 0 && width + grapheme.width > maximumWidth) break;
			width += grapheme.width;
			positions += grapheme.positions;
		}
		return positions;
	};
	exports.calculateSliceLength = calculateSliceLength;
	/**
	* A terminal hyperlink (OSC 8) sequence. An opening sequence carries the parameters and the URI of the
	* link that the text after it belongs to; a closing sequence has an empty URI.
	*/
	const hyperlinkRegex = /(\u001B\]|\u009D)8;[^\u0007\u001B\u009C;]*;([^\u0007\u001B\u009C]*)(\u0007|\u001B\\|\u009C)/gu;
	const containsHyperlink = (input) => {
		return input.includes("]8;") || input.includes("8;");
	};
	const removeHyperlinks = (input) => {
		return containsHyperlink(input) ? input.replace(hyperlinkRegex, "") : input;
	};
	/**
	* Like strip-ansi, but also removes terminal hyperlinks, whatever their URI and terminator.
	*
	* @internal
	*/
	const stripAnsi = (input) => {
		return (0, strip_ansi_1.default)(removeHyperlinks(input));
	};
	exports.stripAnsi = stripAnsi;
	/**
	* Like string-width, but also ignores terminal hyperlinks, whatever their URI and terminator.
	*
	* @internal
	*/
	const stringWidth = (input) => {
		return (0, string_width_1.default)(removeHyperlinks(input));
	};
	exports.stringWidth = stringWidth;
	/**
	* Separates the terminal hyperlinks from the rest of the input, and divides its text into runs, measured
	* in slice-ansi positions, that each belong to one hyperlink or to none.
	*/
	const splitHyperlinks = (input) => {
		const regex = new RegExp(hyperlinkRegex);
		const runs = [];
		let plain = "";
		let position = 0;
		let start = 0;
		let link;
		let lastIndex = 0;
		const appendText = (text) => {
			plain += text;
			position += (0, exports.calculateSliceLength)((0, strip_ansi_1.default)(text), Number.POSITIVE_INFINITY);
			if (position > start) {
				runs.push({
					end: position,
					link,
					start
				});
				start = position;
			}
		};
		for (let match = regex.exec(input); match; match = regex.exec(input)) {
			appendText(input.slice(lastIndex, match.index));
			const [escapeSequence, introducer, uri, terminator] = match;
			link = uri ? {
				close: introducer + "8;;" + terminator,
				open: escapeSequence
			} : void 0;
			lastIndex = regex.lastIndex;
		}
		appendText(input.slice(lastIndex));
		return {
			plain,
			runs
		};
	};
	/**
	* Like slice-ansi, but keeps terminal hyperlinks: each part of the result that belongs to a hyperlink is
	* wrapped in its own opening and closing sequences.
	*
	* @internal
	*/
	const sliceAnsi = (input, begin, end) => {
		if (!containsHyperlink(input)) return (0, slice_ansi_1.default)(input, begin, end);
		const { plain, runs } = splitHyperlinks(input);
		if (!runs.some(({ link }) => {
			return link;
		})) return (0, slice_ansi_1.default)(plain, begin, end);
		return runs.map(({ end: runEnd, link, start }) => {
			const from = Math.max(begin, start);
			const to = Math.min(end !== null && end !== void 0 ? end : Number.POSITIVE_INFINITY, runEnd);
			if (from >= to) return "";
			const text = (0, slice_ansi_1.default)(plain, from, to);
			return link ? link.open + text + link.close : text;
		}).join("");
	};
	exports.sliceAnsi = sliceAnsi;
	/**
	* Converts Windows-style newline to Unix-style
	*
	* @internal
	*/
	const normalizeString = (input) => {
		return input.replace(/\r\n/g, "\n");
	};
	exports.normalizeString = normalizeString;
	/**
	* Splits ansi string by newlines
	*
	* @internal
	*/
	const splitAnsi = (input) => {
		const lengths = (0, exports.stripAnsi)(input).split("\n").map((line) => {
			return (0, exports.calculateSliceLength)(line, Number.POSITIVE_INFINITY);
		});
		const result = [];
		let startIndex = 0;
		lengths.forEach((length) => {
			result.push(length === 0 ? "" : (0, exports.sliceAnsi)(input, startIndex, startIndex + length));
			startIndex += length + 1;
		});
		return result;
	};
	exports.splitAnsi = splitAnsi;
	/**
	* Merges user provided border characters with the default border ("honeywell") characters.
	*
	* @internal
	*/
	const makeBorderConfig = (border) => {
		return {
			...(0, getBorderCharacters_1.getBorderCharacters)("honeywell"),
			...border
		};
	};
	exports.makeBorderConfig = makeBorderConfig;
	/**
	* Groups the array into sub-arrays by sizes.
	*
	* @internal
	* @example
	* groupBySizes(['a', 'b', 'c', 'd', 'e'], [2, 1, 2]) = [ ['a', 'b'], ['c'], ['d', 'e'] ]
	*/
	const groupBySizes = (array, sizes) => {
		let startIndex = 0;
		return sizes.map((size) => {
			const group = array.slice(startIndex, startIndex + size);
			startIndex += size;
			return group;
		});
	};
	exports.groupBySizes = groupBySizes;
	/**
	* Counts the number of continuous spaces in a string
	*
	* @internal
	* @example
	* countGroupSpaces('a  bc  de f') = 3
	*/
	const countSpaceSequence = (input) => {
		var _a, _b;
		return (_b = (_a = input.match(/\s+/g)) === null || _a === void 0 ? void 0 : _a.length) !== null && _b !== void 0 ? _b : 0;
	};
	exports.countSpaceSequence = countSpaceSequence;
	/**
	* Creates the non-increasing number array given sum and length
	* whose the difference between maximum and minimum is not greater than 1
	*
	* @internal
	* @example
	* distributeUnevenly(6, 3) = [2, 2, 2]
	* distributeUnevenly(8, 3) = [3, 3, 2]
	*/
	const distributeUnevenly = (sum, length) => {
		return Array.from({ length }).fill(Math.floor(sum / length)).map((element, index) => {
			return element + (index < sum % length ? 1 : 0);
		});
	};
	exports.distributeUnevenly = distributeUnevenly;
	const sequence = (start, end) => {
		return Array.from({ length: end - start + 1 }, (_, index) => {
			return index + start;
		});
	};
	exports.sequence = sequence;
	const sumArray = (array) => {
		return array.reduce((accumulator, element) => {
			return accumulator + element;
		}, 0);
	};
	exports.sumArray = sumArray;
	const extractTruncates = (config) => {
		return config.columns.map(({ truncate }) => {
			return truncate;
		});
	};
	exports.extractTruncates = extractTruncates;
	const flatten = (array) => {
		const destination = [];
		const arrayLength = array.length;
		for (let index = 0; index < arrayLength; index++) destination.push(...array[index]);
		return destination;
	};
	exports.flatten = flatten;
	const calculateRangeCoordinate = (spanningCellConfig) => {
		const { row, col, colSpan = 1, rowSpan = 1 } = spanningCellConfig;
		return {
			bottomRight: {
				col: col + colSpan - 1,
				row: row + rowSpan - 1
			},
			topLeft: {
				col,
				row
			}
		};
	};
	exports.calculateRangeCoordinate = calculateRangeCoordinate;
	const areCellEqual = (cell1, cell2) => {
		return cell1.row === cell2.row && cell1.col === cell2.col;
	};
	exports.areCellEqual = areCellEqual;
	const isCellInRange = (cell, { topLeft, bottomRight }) => {
		return topLeft.row <= cell.row && cell.row <= bottomRight.row && topLeft.col <= cell.col && cell.col <= bottomRight.col;
	};
	exports.isCellInRange = isCellInRange;
}));

// node_modules/table/dist/src/alignString.js
var require_alignString = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.alignString = void 0;
	const utils_1 = require_utils();
	const alignLeft = (subject, width) => {
		return subject + " ".repeat(width);
	};
	const alignRight = (subject, width) => {
		return " ".repeat(width) + subject;
	};
	const alignCenter = (subject, width) => {
		return " ".repeat(Math.floor(width / 2)) + subject + " ".repeat(Math.ceil(width / 2));
	};
	const alignJustify = (subject, width) => {
		const spaceSequenceCount = (0, utils_1.countSpaceSequence)(subject);
		if (spaceSequenceCount === 0) return alignLeft(subject, width);
		const addingSpaces = (0, utils_1.distributeUnevenly)(width, spaceSequenceCount);
		if (Math.max(...addingSpaces) > 3) return alignLeft(subject, width);
		let spaceSequenceIndex = 0;
		return subject.replace(/\s+/g, (groupSpace) => {
			return groupSpace + " ".repeat(addingSpaces[spaceSequenceIndex++]);
		});
	};
	/**
	* Pads a string to the left and/or right to position the subject
	* text in a desired alignment within a container.
	*/
	const alignString = (subject, containerWidth, alignment) => {
		const subjectWidth = (0, utils_1.stringWidth)(subject);
		if (subjectWidth === containerWidth) return subject;
		if (subjectWidth > containerWidth) throw new Error("Subject parameter value width cannot be greater than the container width.");
		if (subjectWidth === 0) return " ".repeat(containerWidth);
		const availableWidth = containerWidth - subjectWidth;
		if (alignment === "left") return alignLeft(subject, availableWidth);
		if (alignment === "right") return alignRight(subject, availableWidth);
		if (alignment === "justify") return alignJustify(subject, availableWidth);
		return alignCenter(subject, availableWidth);
	};
	exports.alignString = alignString;
}));

// node_modules/table/dist/src/alignTableData.js
var require_alignTableData = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.alignTableData = void 0;
	const alignString_1 = require_alignString();
	const alignTableData = (rows, config) => {
		return rows.map((row, rowIndex) => {
			return row.map((cell, cellIndex) => {
				var _a;
				const { width, alignment } = config.columns[cellIndex];
				if ((_a = config.spanningCellManager) === null || _a === void 0 ? void 0 : _a.getContainingRange({
					col: cellIndex,
					row: rowIndex
				}, { mapped: true })) return cell;
				return (0, alignString_1.alignString)(cell, width, alignment);
			});
		});
	};
	exports.alignTableData = alignTableData;
}));

// node_modules/table/dist/src/wrapString.js
var require_wrapString = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.wrapString = void 0;
	const utils_1 = require_utils();
	/**
	* Creates an array of strings split into groups of at most size terminal columns.
	*
	* wrapText is different from would-be "chunk" implementation
	* in that whitespace characters that occur on a chunk size limit are trimmed.
	*
	*/
	const wrapString = (subject, size) => {
		let subjectSlice = subject;
		const chunks = [];
		do {
			const chunkLength = (0, utils_1.calculateSliceLength)((0, utils_1.stripAnsi)(subjectSlice), size);
			chunks.push((0, utils_1.sliceAnsi)(subjectSlice, 0, chunkLength));
			subjectSlice = (0, utils_1.sliceAnsi)(subjectSlice, chunkLength).trim();
		} while ((0, utils_1.stringWidth)(subjectSlice));
		return chunks;
	};
	exports.wrapString = wrapString;
}));

// node_modules/table/dist/src/wrapWord.js
var require_wrapWord = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.wrapWord = void 0;
	const utils_1 = require_utils();
	/**
	* Number of characters standing in for a grapheme in the wrapping expression: one per terminal column,
	* and at least one.
	*/
	const countColumns = (grapheme) => {
		return Math.max(grapheme.width, 1);
	};
	/**
	* Finds the line boundaries by matching the wrapping expression against one character per terminal
	* column, and reports each line length and the whitespace that follows it in slice-ansi positions.
	*/
	const calculateStringLengths = (input, size) => {
		const graphemes = (0, utils_1.splitGraphemes)((0, utils_1.stripAnsi)(input));
		const width = Math.max(size, 1);
		const re = new RegExp("(^.{1," + String(width) + "}(\\s+|$))|(^.{1," + String(Math.max(size - 1, 1)) + "}(\\\\|/|_|\\.|,|;|-))");
		let subject = graphemes.map((grapheme) => {
			return (grapheme.value.length === 1 ? grapheme.value : "x").repeat(countColumns(grapheme));
		}).join("");
		let index = 0;
		const consumePositions = (columns) => {
			let positions = 0;
			let remainingColumns = columns;
			while (remainingColumns > 0 && index < graphemes.length) {
				remainingColumns -= countColumns(graphemes[index]);
				positions += graphemes[index].positions;
				index += 1;
			}
			return positions;
		};
		const chunks = [];
		do {
			const match = re.exec(subject);
			let lineColumns;
			let chunkColumns;
			if (match) {
				chunkColumns = match[0].length;
				lineColumns = match[0].trimEnd().length;
			} else {
				lineColumns = index < graphemes.length ? countColumns(graphemes[index]) : 0;
				for (let next = index + 1; next < graphemes.length && lineColumns + countColumns(graphemes[next]) <= width; next += 1) lineColumns += countColumns(graphemes[next]);
				chunkColumns = lineColumns;
			}
			chunks.push([consumePositions(lineColumns), consumePositions(chunkColumns - lineColumns)]);
			subject = subject.slice(chunkColumns);
		} while (subject.length);
		return chunks;
	};
	const wrapWord = (input, size) => {
		const result = [];
		let startIndex = 0;
		calculateStringLengths(input, size).forEach(([length, offset]) => {
			result.push((0, utils_1.sliceAnsi)(input, startIndex, startIndex + length));
			startIndex += length + offset;
		});
		return result;
	};
	exports.wrapWord = wrapWord;
}));

// node_modules/table/dist/src/wrapCell.js
var require_wrapCell = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.wrapCell = void 0;
	const utils_1 = require_utils();
	const wrapString_1 = require_wrapString();
	const wrapWord_1 = require_wrapWord();
	/**
	* Wrap a single cell value into a list of lines
	*
	* Always wraps on newlines, for the remainder uses either word or string wrapping
	* depending on user configuration.
	*
	*/
	const wrapCell = (cellValue, cellWidth, useWrapWord) => {
		const cellLines = (0, utils_1.splitAnsi)(cellValue);
		for (let lineNr = 0; lineNr < cellLines.length;) {
			let lineChunks;
			if (useWrapWord) lineChunks = (0, wrapWord_1.wrapWord)(cellLines[lineNr], cellWidth);
			else lineChunks = (0, wrapString_1.wrapString)(cellLines[lineNr], cellWidth);
			cellLines.splice(lineNr, 1, ...lineChunks);
			lineNr += lineChunks.length;
		}
		return cellLines;
	};
	exports.wrapCell = wrapCell;
}));

// node_modules/table/dist/src/calculateCellHeight.js
var require_calculateCellHeight = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.calculateCellHeight = void 0;
	const wrapCell_1 = require_wrapCell();
	/**
	* Calculates height of cell content in regard to its width and word wrapping.
	*/
	const calculateCellHeight = (value, columnWidth, useWrapWord = false) => {
		return (0, wrapCell_1.wrapCell)(value, columnWidth, useWrapWord).length;
	};
	exports.calculateCellHeight = calculateCellHeight;
}));

// node_modules/table/dist/src/calculateRowHeights.js
var require_calculateRowHeights = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.calculateRowHeights = void 0;
	const calculateCellHeight_1 = require_calculateCellHeight();
	const utils_1 = require_utils();
	/**
	* Produces an array of values that describe the largest value length (height) in every row.
	*/
	const calculateRowHeights = (rows, config) => {
		const rowHeights = [];
		for (const [rowIndex, row] of rows.entries()) {
			let rowHeight = 1;
			row.forEach((cell, cellIndex) => {
				var _a;
				const containingRange = (_a = config.spanningCellManager) === null || _a === void 0 ? void 0 : _a.getContainingRange({
					col: cellIndex,
					row: rowIndex
				});
				if (!containingRange) {
					const cellHeight = (0, calculateCellHeight_1.calculateCellHeight)(cell, config.columns[cellIndex].width, config.columns[cellIndex].wrapWord);
					rowHeight = Math.max(rowHeight, cellHeight);
					return;
				}
				const { topLeft, bottomRight, height } = containingRange;
				if (rowIndex === bottomRight.row) {
					const totalOccupiedSpanningCellHeight = (0, utils_1.sumArray)(rowHeights.slice(topLeft.row));
					const totalHorizontalBorderHeight = bottomRight.row - topLeft.row;
					const totalHiddenHorizontalBorderHeight = (0, utils_1.sequence)(topLeft.row + 1, bottomRight.row).filter((horizontalBorderIndex) => {
						var _a;
						/* istanbul ignore next */
						return !((_a = config.drawHorizontalLine) === null || _a === void 0 ? void 0 : _a.call(config, horizontalBorderIndex, rows.length));
					}).length;
					const cellHeight = height - totalOccupiedSpanningCellHeight - totalHorizontalBorderHeight + totalHiddenHorizontalBorderHeight;
					rowHeight = Math.max(rowHeight, cellHeight);
				}
			});
			rowHeights.push(rowHeight);
		}
		return rowHeights;
	};
	exports.calculateRowHeights = calculateRowHeights;
}));

// node_modules/table/dist/src/drawContent.js
var require_drawContent = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.drawContent = void 0;
	const drawContent = (parameters) => {
		const { contents, separatorGetter, drawSeparator, spanningCellManager, rowIndex, elementType } = parameters;
		const contentSize = contents.length;
		const result = [];
		if (drawSeparator(0, contentSize)) result.push(separatorGetter(0, contentSize));
		contents.forEach((content, contentIndex) => {
			if (!elementType || elementType === "border" || elementType === "row") result.push(content);
			if (elementType === "cell" && rowIndex === void 0) result.push(content);
			if (elementType === "cell" && rowIndex !== void 0) {
				/* istanbul ignore next */
				const containingRange = spanningCellManager === null || spanningCellManager === void 0 ? void 0 : spanningCellManager.getContainingRange({
					col: contentIndex,
					row: rowIndex
				});
				if (!containingRange || contentIndex === containingRange.topLeft.col) result.push(content);
			}
			if (contentIndex + 1 < contentSize && drawSeparator(contentIndex + 1, contentSize)) {
				const separator = separatorGetter(contentIndex + 1, contentSize);
				if (elementType === "cell" && rowIndex !== void 0) {
					const currentCell = {
						col: contentIndex + 1,
						row: rowIndex
					};
					/* istanbul ignore next */
					const containingRange = spanningCellManager === null || spanningCellManager === void 0 ? void 0 : spanningCellManager.getContainingRange(currentCell);
					if (!containingRange || containingRange.topLeft.col === currentCell.col) result.push(separator);
				} else result.push(separator);
			}
		});
		if (drawSeparator(contentSize, contentSize)) result.push(separatorGetter(contentSize, contentSize));
		return result.join("");
	};
	exports.drawContent = drawContent;
}));

// node_modules/table/dist/src/drawBorder.js
var require_drawBorder = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createTableBorderGetter = exports.drawBorderBottom = exports.drawBorderJoin = exports.drawBorderTop = exports.drawBorder = exports.createSeparatorGetter = exports.drawBorderSegments = void 0;
	const drawContent_1 = require_drawContent();
	const drawBorderSegments = (columnWidths, parameters) => {
		const { separator, horizontalBorderIndex, spanningCellManager } = parameters;
		return columnWidths.map((columnWidth, columnIndex) => {
			const normalSegment = separator.body.repeat(columnWidth);
			if (horizontalBorderIndex === void 0) return normalSegment;
			/* istanbul ignore next */
			const range = spanningCellManager === null || spanningCellManager === void 0 ? void 0 : spanningCellManager.getContainingRange({
				col: columnIndex,
				row: horizontalBorderIndex
			});
			if (!range) return normalSegment;
			const { topLeft } = range;
			if (horizontalBorderIndex === topLeft.row) return normalSegment;
			if (columnIndex !== topLeft.col) return "";
			return range.extractBorderContent(horizontalBorderIndex);
		});
	};
	exports.drawBorderSegments = drawBorderSegments;
	const createSeparatorGetter = (dependencies) => {
		const { separator, spanningCellManager, horizontalBorderIndex, rowCount } = dependencies;
		return (verticalBorderIndex, columnCount) => {
			const inSameRange = spanningCellManager === null || spanningCellManager === void 0 ? void 0 : spanningCellManager.inSameRange;
			if (horizontalBorderIndex !== void 0 && inSameRange) {
				const topCell = {
					col: verticalBorderIndex,
					row: horizontalBorderIndex - 1
				};
				const leftCell = {
					col: verticalBorderIndex - 1,
					row: horizontalBorderIndex
				};
				const oppositeCell = {
					col: verticalBorderIndex - 1,
					row: horizontalBorderIndex - 1
				};
				const currentCell = {
					col: verticalBorderIndex,
					row: horizontalBorderIndex
				};
				const pairs = [
					[oppositeCell, topCell],
					[topCell, currentCell],
					[currentCell, leftCell],
					[leftCell, oppositeCell]
				];
				if (verticalBorderIndex === 0) {
					if (inSameRange(currentCell, topCell) && separator.bodyJoinOuter) return separator.bodyJoinOuter;
					return separator.left;
				}
				if (verticalBorderIndex === columnCount) {
					if (inSameRange(oppositeCell, leftCell) && separator.bodyJoinOuter) return separator.bodyJoinOuter;
					return separator.right;
				}
				if (horizontalBorderIndex === 0) {
					if (inSameRange(currentCell, leftCell)) return separator.body;
					return separator.join;
				}
				if (horizontalBorderIndex === rowCount) {
					if (inSameRange(topCell, oppositeCell)) return separator.body;
					return separator.join;
				}
				const sameRangeCount = pairs.map((pair) => {
					return inSameRange(...pair);
				}).filter(Boolean).length;
				if (sameRangeCount === 0) return separator.join;
				if (sameRangeCount === 4) return "";
				if (sameRangeCount === 2) {
					if (inSameRange(...pairs[1]) && inSameRange(...pairs[3]) && separator.bodyJoinInner) return separator.bodyJoinInner;
					return separator.body;
				}
				/* istanbul ignore next */
				if (sameRangeCount === 1) {
					if (!separator.joinRight || !separator.joinLeft || !separator.joinUp || !separator.joinDown) throw new Error(`Can not get border separator for position [${horizontalBorderIndex}, ${verticalBorderIndex}]`);
					if (inSameRange(...pairs[0])) return separator.joinDown;
					if (inSameRange(...pairs[1])) return separator.joinLeft;
					if (inSameRange(...pairs[2])) return separator.joinUp;
					return separator.joinRight;
				}
				/* istanbul ignore next */
				throw new Error("Invalid case");
			}
			if (verticalBorderIndex === 0) return separator.left;
			if (verticalBorderIndex === columnCount) return separator.right;
			return separator.join;
		};
	};
	exports.createSeparatorGetter = createSeparatorGetter;
	const drawBorder = (columnWidths, parameters) => {
		const borderSegments = (0, exports.drawBorderSegments)(columnWidths, parameters);
		const { drawVerticalLine, horizontalBorderIndex, spanningCellManager } = parameters;
		return (0, drawContent_1.drawContent)({
			contents: borderSegments,
			drawSeparator: drawVerticalLine,
			elementType: "border",
			rowIndex: horizontalBorderIndex,
			separatorGetter: (0, exports.createSeparatorGetter)(parameters),
			spanningCellManager
		}) + "\n";
	};
	exports.drawBorder = drawBorder;
	const drawBorderTop = (columnWidths, parameters) => {
		const { border } = parameters;
		const result = (0, exports.drawBorder)(columnWidths, {
			...parameters,
			separator: {
				body: border.topBody,
				join: border.topJoin,
				left: border.topLeft,
				right: border.topRight
			}
		});
		if (result === "\n") return "";
		return result;
	};
	exports.drawBorderTop = drawBorderTop;
	const drawBorderJoin = (columnWidths, parameters) => {
		const { border } = parameters;
		return (0, exports.drawBorder)(columnWidths, {
			...parameters,
			separator: {
				body: border.joinBody,
				bodyJoinInner: border.bodyJoin,
				bodyJoinOuter: border.bodyLeft,
				join: border.joinJoin,
				joinDown: border.joinMiddleDown,
				joinLeft: border.joinMiddleLeft,
				joinRight: border.joinMiddleRight,
				joinUp: border.joinMiddleUp,
				left: border.joinLeft,
				right: border.joinRight
			}
		});
	};
	exports.drawBorderJoin = drawBorderJoin;
	const drawBorderBottom = (columnWidths, parameters) => {
		const { border } = parameters;
		return (0, exports.drawBorder)(columnWidths, {
			...parameters,
			separator: {
				body: border.bottomBody,
				join: border.bottomJoin,
				left: border.bottomLeft,
				right: border.bottomRight
			}
		});
	};
	exports.drawBorderBottom = drawBorderBottom;
	const createTableBorderGetter = (columnWidths, parameters) => {
		return (index, size) => {
			const drawBorderParameters = {
				...parameters,
				horizontalBorderIndex: index
			};
			if (index === 0) return (0, exports.drawBorderTop)(columnWidths, drawBorderParameters);
			else if (index === size) return (0, exports.drawBorderBottom)(columnWidths, drawBorderParameters);
			return (0, exports.drawBorderJoin)(columnWidths, drawBorderParameters);
		};
	};
	exports.createTableBorderGetter = createTableBorderGetter;
}));

// node_modules/table/dist/src/drawRow.js
var require_drawRow = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.drawRow = void 0;
	const drawContent_1 = require_drawContent();
	const drawRow = (row, config) => {
		const { border, drawVerticalLine, rowIndex, spanningCellManager } = config;
		return (0, drawContent_1.drawContent)({
			contents: row,
			drawSeparator: drawVerticalLine,
			elementType: "cell",
			rowIndex,
			separatorGetter: (index, columnCount) => {
				if (index === 0) return border.bodyLeft;
				if (index === columnCount) return border.bodyRight;
				return border.bodyJoin;
			},
			spanningCellManager
		}) + "\n";
	};
	exports.drawRow = drawRow;
}));

// node_modules/table/dist/src/generated/validators.js
var require_validators = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports["config.json"] = validate43;
	const schema13 = {
		"$id": "config.json",
		"$schema": "http://json-schema.org/draft-07/schema#",
		"type": "object",
		"properties": {
			"border": { "$ref": "shared.json#/definitions/borders" },
			"header": {
				"type": "object",
				"properties": {
					"content": { "type": "string" },
					"alignment": { "$ref": "shared.json#/definitions/alignment" },
					"wrapWord": { "type": "boolean" },
					"truncate": { "type": "integer" },
					"paddingLeft": { "type": "integer" },
					"paddingRight": { "type": "integer" }
				},
				"required": ["content"],
				"additionalProperties": false
			},
			"columns": { "$ref": "shared.json#/definitions/columns" },
			"columnDefault": { "$ref": "shared.json#/definitions/column" },
			"drawVerticalLine": { "typeof": "function" },
			"drawHorizontalLine": { "typeof": "function" },
			"singleLine": { "typeof": "boolean" },
			"spanningCells": {
				"type": "array",
				"items": {
					"type": "object",
					"properties": {
						"col": {
							"type": "integer",
							"minimum": 0
						},
						"row": {
							"type": "integer",
							"minimum": 0
						},
						"colSpan": {
							"type": "integer",
							"minimum": 1
						},
						"rowSpan": {
							"type": "integer",
							"minimum": 1
						},
						"alignment": { "$ref": "shared.json#/definitions/alignment" },
						"verticalAlignment": { "$ref": "shared.json#/definitions/verticalAlignment" },
						"wrapWord": { "type": "boolean" },
						"truncate": { "type": "integer" },
						"paddingLeft": { "type": "integer" },
						"paddingRight": { "type": "integer" }
					},
					"required": ["row", "col"],
					"additionalProperties": false
				}
			}
		},
		"additionalProperties": false
	};
	const schema15 = {
		"type": "object",
		"properties": {
			"topBody": { "$ref": "#/definitions/border" },
			"topJoin": { "$ref": "#/definitions/border" },
			"topLeft": { "$ref": "#/definitions/border" },
			"topRight": { "$ref": "#/definitions/border" },
			"bottomBody": { "$ref": "#/definitions/border" },
			"bottomJoin": { "$ref": "#/definitions/border" },
			"bottomLeft": { "$ref": "#/definitions/border" },
			"bottomRight": { "$ref": "#/definitions/border" },
			"bodyLeft": { "$ref": "#/definitions/border" },
			"bodyRight": { "$ref": "#/definitions/border" },
			"bodyJoin": { "$ref": "#/definitions/border" },
			"headerJoin": { "$ref": "#/definitions/border" },
			"joinBody": { "$ref": "#/definitions/border" },
			"joinLeft": { "$ref": "#/definitions/border" },
			"joinRight": { "$ref": "#/definitions/border" },
			"joinJoin": { "$ref": "#/definitions/border" },
			"joinMiddleUp": { "$ref": "#/definitions/border" },
			"joinMiddleDown": { "$ref": "#/definitions/border" },
			"joinMiddleLeft": { "$ref": "#/definitions/border" },
			"joinMiddleRight": { "$ref": "#/definitions/border" }
		},
		"additionalProperties": false
	};
	const func8 = Object.prototype.hasOwnProperty;
	function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (typeof data !== "string") {
			const err0 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		validate46.errors = vErrors;
		return errors === 0;
	}
	function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!func8.call(schema15.properties, key0)) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.topBody !== void 0) {
				if (!validate46(data.topBody, {
					instancePath: instancePath + "/topBody",
					parentData: data,
					parentDataProperty: "topBody",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.topJoin !== void 0) {
				if (!validate46(data.topJoin, {
					instancePath: instancePath + "/topJoin",
					parentData: data,
					parentDataProperty: "topJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.topLeft !== void 0) {
				if (!validate46(data.topLeft, {
					instancePath: instancePath + "/topLeft",
					parentData: data,
					parentDataProperty: "topLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.topRight !== void 0) {
				if (!validate46(data.topRight, {
					instancePath: instancePath + "/topRight",
					parentData: data,
					parentDataProperty: "topRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomBody !== void 0) {
				if (!validate46(data.bottomBody, {
					instancePath: instancePath + "/bottomBody",
					parentData: data,
					parentDataProperty: "bottomBody",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomJoin !== void 0) {
				if (!validate46(data.bottomJoin, {
					instancePath: instancePath + "/bottomJoin",
					parentData: data,
					parentDataProperty: "bottomJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomLeft !== void 0) {
				if (!validate46(data.bottomLeft, {
					instancePath: instancePath + "/bottomLeft",
					parentData: data,
					parentDataProperty: "bottomLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomRight !== void 0) {
				if (!validate46(data.bottomRight, {
					instancePath: instancePath + "/bottomRight",
					parentData: data,
					parentDataProperty: "bottomRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bodyLeft !== void 0) {
				if (!validate46(data.bodyLeft, {
					instancePath: instancePath + "/bodyLeft",
					parentData: data,
					parentDataProperty: "bodyLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bodyRight !== void 0) {
				if (!validate46(data.bodyRight, {
					instancePath: instancePath + "/bodyRight",
					parentData: data,
					parentDataProperty: "bodyRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bodyJoin !== void 0) {
				if (!validate46(data.bodyJoin, {
					instancePath: instancePath + "/bodyJoin",
					parentData: data,
					parentDataProperty: "bodyJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.headerJoin !== void 0) {
				if (!validate46(data.headerJoin, {
					instancePath: instancePath + "/headerJoin",
					parentData: data,
					parentDataProperty: "headerJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinBody !== void 0) {
				if (!validate46(data.joinBody, {
					instancePath: instancePath + "/joinBody",
					parentData: data,
					parentDataProperty: "joinBody",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinLeft !== void 0) {
				if (!validate46(data.joinLeft, {
					instancePath: instancePath + "/joinLeft",
					parentData: data,
					parentDataProperty: "joinLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinRight !== void 0) {
				if (!validate46(data.joinRight, {
					instancePath: instancePath + "/joinRight",
					parentData: data,
					parentDataProperty: "joinRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinJoin !== void 0) {
				if (!validate46(data.joinJoin, {
					instancePath: instancePath + "/joinJoin",
					parentData: data,
					parentDataProperty: "joinJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleUp !== void 0) {
				if (!validate46(data.joinMiddleUp, {
					instancePath: instancePath + "/joinMiddleUp",
					parentData: data,
					parentDataProperty: "joinMiddleUp",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleDown !== void 0) {
				if (!validate46(data.joinMiddleDown, {
					instancePath: instancePath + "/joinMiddleDown",
					parentData: data,
					parentDataProperty: "joinMiddleDown",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleLeft !== void 0) {
				if (!validate46(data.joinMiddleLeft, {
					instancePath: instancePath + "/joinMiddleLeft",
					parentData: data,
					parentDataProperty: "joinMiddleLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleRight !== void 0) {
				if (!validate46(data.joinMiddleRight, {
					instancePath: instancePath + "/joinMiddleRight",
					parentData: data,
					parentDataProperty: "joinMiddleRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		validate45.errors = vErrors;
		return errors === 0;
	}
	const schema17 = {
		"type": "string",
		"enum": [
			"left",
			"right",
			"center",
			"justify"
		]
	};
	require_equal().default;
	function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (typeof data !== "string") {
			const err0 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!(data === "left" || data === "right" || data === "center" || data === "justify")) {
			const err1 = {
				instancePath,
				schemaPath: "#/enum",
				keyword: "enum",
				params: { allowedValues: schema17.enum },
				message: "must be equal to one of the allowed values"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		validate68.errors = vErrors;
		return errors === 0;
	}
	const pattern0 = new RegExp("^[0-9]+$", "u");
	function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (typeof data !== "string") {
			const err0 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!(data === "left" || data === "right" || data === "center" || data === "justify")) {
			const err1 = {
				instancePath,
				schemaPath: "#/enum",
				keyword: "enum",
				params: { allowedValues: schema17.enum },
				message: "must be equal to one of the allowed values"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		validate72.errors = vErrors;
		return errors === 0;
	}
	const schema21 = {
		"type": "string",
		"enum": [
			"top",
			"middle",
			"bottom"
		]
	};
	function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (typeof data !== "string") {
			const err0 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!(data === "top" || data === "middle" || data === "bottom")) {
			const err1 = {
				instancePath,
				schemaPath: "#/enum",
				keyword: "enum",
				params: { allowedValues: schema21.enum },
				message: "must be equal to one of the allowed values"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		validate74.errors = vErrors;
		return errors === 0;
	}
	function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "alignment" || key0 === "verticalAlignment" || key0 === "width" || key0 === "wrapWord" || key0 === "truncate" || key0 === "paddingLeft" || key0 === "paddingRight")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.alignment !== void 0) {
				if (!validate72(data.alignment, {
					instancePath: instancePath + "/alignment",
					parentData: data,
					parentDataProperty: "alignment",
					rootData
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
			}
			if (data.verticalAlignment !== void 0) {
				if (!validate74(data.verticalAlignment, {
					instancePath: instancePath + "/verticalAlignment",
					parentData: data,
					parentDataProperty: "verticalAlignment",
					rootData
				})) {
					vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
					errors = vErrors.length;
				}
			}
			if (data.width !== void 0) {
				let data2 = data.width;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
					const err1 = {
						instancePath: instancePath + "/width",
						schemaPath: "#/properties/width/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (typeof data2 == "number" && isFinite(data2)) {
					if (data2 < 1 || isNaN(data2)) {
						const err2 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/properties/width/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			}
			if (data.wrapWord !== void 0) {
				if (typeof data.wrapWord !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/wrapWord",
						schemaPath: "#/properties/wrapWord/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.truncate !== void 0) {
				let data4 = data.truncate;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
					const err4 = {
						instancePath: instancePath + "/truncate",
						schemaPath: "#/properties/truncate/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.paddingLeft !== void 0) {
				let data5 = data.paddingLeft;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
					const err5 = {
						instancePath: instancePath + "/paddingLeft",
						schemaPath: "#/properties/paddingLeft/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.paddingRight !== void 0) {
				let data6 = data.paddingRight;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
					const err6 = {
						instancePath: instancePath + "/paddingRight",
						schemaPath: "#/properties/paddingRight/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate71.errors = vErrors;
		return errors === 0;
	}
	function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		const _errs0 = errors;
		let valid0 = false;
		let passing0 = null;
		const _errs1 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!pattern0.test(key0)) {
				const err0 = {
					instancePath,
					schemaPath: "#/oneOf/0/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key1 in data) if (pattern0.test(key1)) {
				if (!validate71(data[key1], {
					instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data,
					parentDataProperty: key1,
					rootData
				})) {
					vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
					errors = vErrors.length;
				}
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/0/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		var _valid0 = _errs1 === errors;
		if (_valid0) {
			valid0 = true;
			passing0 = 0;
		}
		const _errs5 = errors;
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) if (!validate71(data[i0], {
				instancePath: instancePath + "/" + i0,
				parentData: data,
				parentDataProperty: i0,
				rootData
			})) {
				vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
				errors = vErrors.length;
			}
		} else {
			const err2 = {
				instancePath,
				schemaPath: "#/oneOf/1/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		var _valid0 = _errs5 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 1];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		if (!valid0) {
			const err3 = {
				instancePath,
				schemaPath: "#/oneOf",
				keyword: "oneOf",
				params: { passingSchemas: passing0 },
				message: "must match exactly one schema in oneOf"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		} else {
			errors = _errs0;
			if (vErrors !== null) {
				if (_errs0) vErrors.length = _errs0;
				else vErrors = null;
			}
		}
		validate70.errors = vErrors;
		return errors === 0;
	}
	function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "alignment" || key0 === "verticalAlignment" || key0 === "width" || key0 === "wrapWord" || key0 === "truncate" || key0 === "paddingLeft" || key0 === "paddingRight")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.alignment !== void 0) {
				if (!validate72(data.alignment, {
					instancePath: instancePath + "/alignment",
					parentData: data,
					parentDataProperty: "alignment",
					rootData
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
			}
			if (data.verticalAlignment !== void 0) {
				if (!validate74(data.verticalAlignment, {
					instancePath: instancePath + "/verticalAlignment",
					parentData: data,
					parentDataProperty: "verticalAlignment",
					rootData
				})) {
					vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
					errors = vErrors.length;
				}
			}
			if (data.width !== void 0) {
				let data2 = data.width;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
					const err1 = {
						instancePath: instancePath + "/width",
						schemaPath: "#/properties/width/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (typeof data2 == "number" && isFinite(data2)) {
					if (data2 < 1 || isNaN(data2)) {
						const err2 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/properties/width/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			}
			if (data.wrapWord !== void 0) {
				if (typeof data.wrapWord !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/wrapWord",
						schemaPath: "#/properties/wrapWord/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.truncate !== void 0) {
				let data4 = data.truncate;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
					const err4 = {
						instancePath: instancePath + "/truncate",
						schemaPath: "#/properties/truncate/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.paddingLeft !== void 0) {
				let data5 = data.paddingLeft;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
					const err5 = {
						instancePath: instancePath + "/paddingLeft",
						schemaPath: "#/properties/paddingLeft/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.paddingRight !== void 0) {
				let data6 = data.paddingRight;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
					const err6 = {
						instancePath: instancePath + "/paddingRight",
						schemaPath: "#/properties/paddingRight/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate79.errors = vErrors;
		return errors === 0;
	}
	function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (typeof data !== "string") {
			const err0 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!(data === "top" || data === "middle" || data === "bottom")) {
			const err1 = {
				instancePath,
				schemaPath: "#/enum",
				keyword: "enum",
				params: { allowedValues: schema21.enum },
				message: "must be equal to one of the allowed values"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		validate84.errors = vErrors;
		return errors === 0;
	}
	function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "border" || key0 === "header" || key0 === "columns" || key0 === "columnDefault" || key0 === "drawVerticalLine" || key0 === "drawHorizontalLine" || key0 === "singleLine" || key0 === "spanningCells")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.border !== void 0) {
				if (!validate45(data.border, {
					instancePath: instancePath + "/border",
					parentData: data,
					parentDataProperty: "border",
					rootData
				})) {
					vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
					errors = vErrors.length;
				}
			}
			if (data.header !== void 0) {
				let data1 = data.header;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (data1.content === void 0) {
						const err1 = {
							instancePath: instancePath + "/header",
							schemaPath: "#/properties/header/required",
							keyword: "required",
							params: { missingProperty: "content" },
							message: "must have required property 'content'"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					for (const key1 in data1) if (!(key1 === "content" || key1 === "alignment" || key1 === "wrapWord" || key1 === "truncate" || key1 === "paddingLeft" || key1 === "paddingRight")) {
						const err2 = {
							instancePath: instancePath + "/header",
							schemaPath: "#/properties/header/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data1.content !== void 0) {
						if (typeof data1.content !== "string") {
							const err3 = {
								instancePath: instancePath + "/header/content",
								schemaPath: "#/properties/header/properties/content/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (data1.alignment !== void 0) {
						if (!validate68(data1.alignment, {
							instancePath: instancePath + "/header/alignment",
							parentData: data1,
							parentDataProperty: "alignment",
							rootData
						})) {
							vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
							errors = vErrors.length;
						}
					}
					if (data1.wrapWord !== void 0) {
						if (typeof data1.wrapWord !== "boolean") {
							const err4 = {
								instancePath: instancePath + "/header/wrapWord",
								schemaPath: "#/properties/header/properties/wrapWord/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
					if (data1.truncate !== void 0) {
						let data5 = data1.truncate;
						if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
							const err5 = {
								instancePath: instancePath + "/header/truncate",
								schemaPath: "#/properties/header/properties/truncate/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					if (data1.paddingLeft !== void 0) {
						let data6 = data1.paddingLeft;
						if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
							const err6 = {
								instancePath: instancePath + "/header/paddingLeft",
								schemaPath: "#/properties/header/properties/paddingLeft/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
					if (data1.paddingRight !== void 0) {
						let data7 = data1.paddingRight;
						if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
							const err7 = {
								instancePath: instancePath + "/header/paddingRight",
								schemaPath: "#/properties/header/properties/paddingRight/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/header",
						schemaPath: "#/properties/header/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.columns !== void 0) {
				if (!validate70(data.columns, {
					instancePath: instancePath + "/columns",
					parentData: data,
					parentDataProperty: "columns",
					rootData
				})) {
					vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
					errors = vErrors.length;
				}
			}
			if (data.columnDefault !== void 0) {
				if (!validate79(data.columnDefault, {
					instancePath: instancePath + "/columnDefault",
					parentData: data,
					parentDataProperty: "columnDefault",
					rootData
				})) {
					vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
					errors = vErrors.length;
				}
			}
			if (data.drawVerticalLine !== void 0) {
				if (typeof data.drawVerticalLine != "function") {
					const err9 = {
						instancePath: instancePath + "/drawVerticalLine",
						schemaPath: "#/properties/drawVerticalLine/typeof",
						keyword: "typeof",
						params: {},
						message: "must pass \"typeof\" keyword validation"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.drawHorizontalLine !== void 0) {
				if (typeof data.drawHorizontalLine != "function") {
					const err10 = {
						instancePath: instancePath + "/drawHorizontalLine",
						schemaPath: "#/properties/drawHorizontalLine/typeof",
						keyword: "typeof",
						params: {},
						message: "must pass \"typeof\" keyword validation"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.singleLine !== void 0) {
				if (typeof data.singleLine != "boolean") {
					const err11 = {
						instancePath: instancePath + "/singleLine",
						schemaPath: "#/properties/singleLine/typeof",
						keyword: "typeof",
						params: {},
						message: "must pass \"typeof\" keyword validation"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.spanningCells !== void 0) {
				let data13 = data.spanningCells;
				if (Array.isArray(data13)) {
					const len0 = data13.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data14 = data13[i0];
						if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
							if (data14.row === void 0) {
								const err12 = {
									instancePath: instancePath + "/spanningCells/" + i0,
									schemaPath: "#/properties/spanningCells/items/required",
									keyword: "required",
									params: { missingProperty: "row" },
									message: "must have required property 'row'"
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							if (data14.col === void 0) {
								const err13 = {
									instancePath: instancePath + "/spanningCells/" + i0,
									schemaPath: "#/properties/spanningCells/items/required",
									keyword: "required",
									params: { missingProperty: "col" },
									message: "must have required property 'col'"
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							for (const key2 in data14) if (!func8.call(schema13.properties.spanningCells.items.properties, key2)) {
								const err14 = {
									instancePath: instancePath + "/spanningCells/" + i0,
									schemaPath: "#/properties/spanningCells/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							if (data14.col !== void 0) {
								let data15 = data14.col;
								if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
									const err15 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/col",
										schemaPath: "#/properties/spanningCells/items/properties/col/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
								if (typeof data15 == "number" && isFinite(data15)) {
									if (data15 < 0 || isNaN(data15)) {
										const err16 = {
											instancePath: instancePath + "/spanningCells/" + i0 + "/col",
											schemaPath: "#/properties/spanningCells/items/properties/col/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
								}
							}
							if (data14.row !== void 0) {
								let data16 = data14.row;
								if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
									const err17 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/row",
										schemaPath: "#/properties/spanningCells/items/properties/row/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
								if (typeof data16 == "number" && isFinite(data16)) {
									if (data16 < 0 || isNaN(data16)) {
										const err18 = {
											instancePath: instancePath + "/spanningCells/" + i0 + "/row",
											schemaPath: "#/properties/spanningCells/items/properties/row/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
								}
							}
							if (data14.colSpan !== void 0) {
								let data17 = data14.colSpan;
								if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
									const err19 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/colSpan",
										schemaPath: "#/properties/spanningCells/items/properties/colSpan/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
								if (typeof data17 == "number" && isFinite(data17)) {
									if (data17 < 1 || isNaN(data17)) {
										const err20 = {
											instancePath: instancePath + "/spanningCells/" + i0 + "/colSpan",
											schemaPath: "#/properties/spanningCells/items/properties/colSpan/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
									}
								}
							}
							if (data14.rowSpan !== void 0) {
								let data18 = data14.rowSpan;
								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
									const err21 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/rowSpan",
										schemaPath: "#/properties/spanningCells/items/properties/rowSpan/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
								if (typeof data18 == "number" && isFinite(data18)) {
									if (data18 < 1 || isNaN(data18)) {
										const err22 = {
											instancePath: instancePath + "/spanningCells/" + i0 + "/rowSpan",
											schemaPath: "#/properties/spanningCells/items/properties/rowSpan/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								}
							}
							if (data14.alignment !== void 0) {
								if (!validate68(data14.alignment, {
									instancePath: instancePath + "/spanningCells/" + i0 + "/alignment",
									parentData: data14,
									parentDataProperty: "alignment",
									rootData
								})) {
									vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
									errors = vErrors.length;
								}
							}
							if (data14.verticalAlignment !== void 0) {
								if (!validate84(data14.verticalAlignment, {
									instancePath: instancePath + "/spanningCells/" + i0 + "/verticalAlignment",
									parentData: data14,
									parentDataProperty: "verticalAlignment",
									rootData
								})) {
									vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
									errors = vErrors.length;
								}
							}
							if (data14.wrapWord !== void 0) {
								if (typeof data14.wrapWord !== "boolean") {
									const err23 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/wrapWord",
										schemaPath: "#/properties/spanningCells/items/properties/wrapWord/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
							if (data14.truncate !== void 0) {
								let data22 = data14.truncate;
								if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
									const err24 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/truncate",
										schemaPath: "#/properties/spanningCells/items/properties/truncate/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data14.paddingLeft !== void 0) {
								let data23 = data14.paddingLeft;
								if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
									const err25 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/paddingLeft",
										schemaPath: "#/properties/spanningCells/items/properties/paddingLeft/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
							if (data14.paddingRight !== void 0) {
								let data24 = data14.paddingRight;
								if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
									const err26 = {
										instancePath: instancePath + "/spanningCells/" + i0 + "/paddingRight",
										schemaPath: "#/properties/spanningCells/items/properties/paddingRight/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/spanningCells/" + i0,
								schemaPath: "#/properties/spanningCells/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/spanningCells",
						schemaPath: "#/properties/spanningCells/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		} else {
			const err29 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err29];
			else vErrors.push(err29);
			errors++;
		}
		validate43.errors = vErrors;
		return errors === 0;
	}
	exports["streamConfig.json"] = validate86;
	function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!func8.call(schema15.properties, key0)) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.topBody !== void 0) {
				if (!validate46(data.topBody, {
					instancePath: instancePath + "/topBody",
					parentData: data,
					parentDataProperty: "topBody",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.topJoin !== void 0) {
				if (!validate46(data.topJoin, {
					instancePath: instancePath + "/topJoin",
					parentData: data,
					parentDataProperty: "topJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.topLeft !== void 0) {
				if (!validate46(data.topLeft, {
					instancePath: instancePath + "/topLeft",
					parentData: data,
					parentDataProperty: "topLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.topRight !== void 0) {
				if (!validate46(data.topRight, {
					instancePath: instancePath + "/topRight",
					parentData: data,
					parentDataProperty: "topRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomBody !== void 0) {
				if (!validate46(data.bottomBody, {
					instancePath: instancePath + "/bottomBody",
					parentData: data,
					parentDataProperty: "bottomBody",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomJoin !== void 0) {
				if (!validate46(data.bottomJoin, {
					instancePath: instancePath + "/bottomJoin",
					parentData: data,
					parentDataProperty: "bottomJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomLeft !== void 0) {
				if (!validate46(data.bottomLeft, {
					instancePath: instancePath + "/bottomLeft",
					parentData: data,
					parentDataProperty: "bottomLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bottomRight !== void 0) {
				if (!validate46(data.bottomRight, {
					instancePath: instancePath + "/bottomRight",
					parentData: data,
					parentDataProperty: "bottomRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bodyLeft !== void 0) {
				if (!validate46(data.bodyLeft, {
					instancePath: instancePath + "/bodyLeft",
					parentData: data,
					parentDataProperty: "bodyLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bodyRight !== void 0) {
				if (!validate46(data.bodyRight, {
					instancePath: instancePath + "/bodyRight",
					parentData: data,
					parentDataProperty: "bodyRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.bodyJoin !== void 0) {
				if (!validate46(data.bodyJoin, {
					instancePath: instancePath + "/bodyJoin",
					parentData: data,
					parentDataProperty: "bodyJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.headerJoin !== void 0) {
				if (!validate46(data.headerJoin, {
					instancePath: instancePath + "/headerJoin",
					parentData: data,
					parentDataProperty: "headerJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinBody !== void 0) {
				if (!validate46(data.joinBody, {
					instancePath: instancePath + "/joinBody",
					parentData: data,
					parentDataProperty: "joinBody",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinLeft !== void 0) {
				if (!validate46(data.joinLeft, {
					instancePath: instancePath + "/joinLeft",
					parentData: data,
					parentDataProperty: "joinLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinRight !== void 0) {
				if (!validate46(data.joinRight, {
					instancePath: instancePath + "/joinRight",
					parentData: data,
					parentDataProperty: "joinRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinJoin !== void 0) {
				if (!validate46(data.joinJoin, {
					instancePath: instancePath + "/joinJoin",
					parentData: data,
					parentDataProperty: "joinJoin",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleUp !== void 0) {
				if (!validate46(data.joinMiddleUp, {
					instancePath: instancePath + "/joinMiddleUp",
					parentData: data,
					parentDataProperty: "joinMiddleUp",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleDown !== void 0) {
				if (!validate46(data.joinMiddleDown, {
					instancePath: instancePath + "/joinMiddleDown",
					parentData: data,
					parentDataProperty: "joinMiddleDown",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleLeft !== void 0) {
				if (!validate46(data.joinMiddleLeft, {
					instancePath: instancePath + "/joinMiddleLeft",
					parentData: data,
					parentDataProperty: "joinMiddleLeft",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
			if (data.joinMiddleRight !== void 0) {
				if (!validate46(data.joinMiddleRight, {
					instancePath: instancePath + "/joinMiddleRight",
					parentData: data,
					parentDataProperty: "joinMiddleRight",
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		validate87.errors = vErrors;
		return errors === 0;
	}
	function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		const _errs0 = errors;
		let valid0 = false;
		let passing0 = null;
		const _errs1 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!pattern0.test(key0)) {
				const err0 = {
					instancePath,
					schemaPath: "#/oneOf/0/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			for (const key1 in data) if (pattern0.test(key1)) {
				if (!validate71(data[key1], {
					instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data,
					parentDataProperty: key1,
					rootData
				})) {
					vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
					errors = vErrors.length;
				}
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/0/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		var _valid0 = _errs1 === errors;
		if (_valid0) {
			valid0 = true;
			passing0 = 0;
		}
		const _errs5 = errors;
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) if (!validate71(data[i0], {
				instancePath: instancePath + "/" + i0,
				parentData: data,
				parentDataProperty: i0,
				rootData
			})) {
				vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
				errors = vErrors.length;
			}
		} else {
			const err2 = {
				instancePath,
				schemaPath: "#/oneOf/1/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		var _valid0 = _errs5 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 1];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		if (!valid0) {
			const err3 = {
				instancePath,
				schemaPath: "#/oneOf",
				keyword: "oneOf",
				params: { passingSchemas: passing0 },
				message: "must match exactly one schema in oneOf"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		} else {
			errors = _errs0;
			if (vErrors !== null) {
				if (_errs0) vErrors.length = _errs0;
				else vErrors = null;
			}
		}
		validate109.errors = vErrors;
		return errors === 0;
	}
	function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "alignment" || key0 === "verticalAlignment" || key0 === "width" || key0 === "wrapWord" || key0 === "truncate" || key0 === "paddingLeft" || key0 === "paddingRight")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.alignment !== void 0) {
				if (!validate72(data.alignment, {
					instancePath: instancePath + "/alignment",
					parentData: data,
					parentDataProperty: "alignment",
					rootData
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
			}
			if (data.verticalAlignment !== void 0) {
				if (!validate74(data.verticalAlignment, {
					instancePath: instancePath + "/verticalAlignment",
					parentData: data,
					parentDataProperty: "verticalAlignment",
					rootData
				})) {
					vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
					errors = vErrors.length;
				}
			}
			if (data.width !== void 0) {
				let data2 = data.width;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
					const err1 = {
						instancePath: instancePath + "/width",
						schemaPath: "#/properties/width/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (typeof data2 == "number" && isFinite(data2)) {
					if (data2 < 1 || isNaN(data2)) {
						const err2 = {
							instancePath: instancePath + "/width",
							schemaPath: "#/properties/width/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			}
			if (data.wrapWord !== void 0) {
				if (typeof data.wrapWord !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/wrapWord",
						schemaPath: "#/properties/wrapWord/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.truncate !== void 0) {
				let data4 = data.truncate;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
					const err4 = {
						instancePath: instancePath + "/truncate",
						schemaPath: "#/properties/truncate/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.paddingLeft !== void 0) {
				let data5 = data.paddingLeft;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
					const err5 = {
						instancePath: instancePath + "/paddingLeft",
						schemaPath: "#/properties/paddingLeft/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.paddingRight !== void 0) {
				let data6 = data.paddingRight;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
					const err6 = {
						instancePath: instancePath + "/paddingRight",
						schemaPath: "#/properties/paddingRight/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate113.errors = vErrors;
		return errors === 0;
	}
	function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.columnDefault === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "columnDefault" },
					message: "must have required property 'columnDefault'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.columnCount === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "columnCount" },
					message: "must have required property 'columnCount'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "border" || key0 === "columns" || key0 === "columnDefault" || key0 === "columnCount" || key0 === "drawVerticalLine")) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.border !== void 0) {
				if (!validate87(data.border, {
					instancePath: instancePath + "/border",
					parentData: data,
					parentDataProperty: "border",
					rootData
				})) {
					vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
					errors = vErrors.length;
				}
			}
			if (data.columns !== void 0) {
				if (!validate109(data.columns, {
					instancePath: instancePath + "/columns",
					parentData: data,
					parentDataProperty: "columns",
					rootData
				})) {
					vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
					errors = vErrors.length;
				}
			}
			if (data.columnDefault !== void 0) {
				if (!validate113(data.columnDefault, {
					instancePath: instancePath + "/columnDefault",
					parentData: data,
					parentDataProperty: "columnDefault",
					rootData
				})) {
					vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
					errors = vErrors.length;
				}
			}
			if (data.columnCount !== void 0) {
				let data3 = data.columnCount;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
					const err3 = {
						instancePath: instancePath + "/columnCount",
						schemaPath: "#/properties/columnCount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 1 || isNaN(data3)) {
						const err4 = {
							instancePath: instancePath + "/columnCount",
							schemaPath: "#/properties/columnCount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			}
			if (data.drawVerticalLine !== void 0) {
				if (typeof data.drawVerticalLine != "function") {
					const err5 = {
						instancePath: instancePath + "/drawVerticalLine",
						schemaPath: "#/properties/drawVerticalLine/typeof",
						keyword: "typeof",
						params: {},
						message: "must pass \"typeof\" keyword validation"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		} else {
			const err6 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		validate86.errors = vErrors;
		return errors === 0;
	}
}));

// node_modules/table/dist/src/validateConfig.js
var require_validateConfig = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __importDefault = this$2 && this$2.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateConfig = void 0;
	const validators_1 = __importDefault(require_validators());
	const validateConfig = (schemaId, config) => {
		const validate = validators_1.default[schemaId];
		if (!validate(config) && validate.errors) {
			const errors = validate.errors.map((error) => {
				return {
					message: error.message,
					params: error.params,
					schemaPath: error.schemaPath
				};
			});
			console.log("config", config);
			console.log("errors", errors);
			throw new Error("Invalid config.");
		}
	};
	exports.validateConfig = validateConfig;
}));

// node_modules/table/dist/src/makeStreamConfig.js
var require_makeStreamConfig = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.makeStreamConfig = void 0;
	const utils_1 = require_utils();
	const validateConfig_1 = require_validateConfig();
	/**
	* Creates a configuration for every column using default
	* values for the missing configuration properties.
	*/
	const makeColumnsConfig = (columnCount, columns = {}, columnDefault) => {
		return Array.from({ length: columnCount }).map((_, index) => {
			return {
				alignment: "left",
				paddingLeft: 1,
				paddingRight: 1,
				truncate: Number.POSITIVE_INFINITY,
				verticalAlignment: "top",
				wrapWord: false,
				...columnDefault,
				...columns[index]
			};
		});
	};
	/**
	* Makes a new configuration object out of the userConfig object
	* using default values for the missing configuration properties.
	*/
	const makeStreamConfig = (config) => {
		(0, validateConfig_1.validateConfig)("streamConfig.json", config);
		if (config.columnDefault.width === void 0) throw new Error("Must provide config.columnDefault.width when creating a stream.");
		return {
			drawVerticalLine: () => {
				return true;
			},
			...config,
			border: (0, utils_1.makeBorderConfig)(config.border),
			columns: makeColumnsConfig(config.columnCount, config.columns, config.columnDefault)
		};
	};
	exports.makeStreamConfig = makeStreamConfig;
}));

// node_modules/table/dist/src/mapDataUsingRowHeights.js
var require_mapDataUsingRowHeights = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.mapDataUsingRowHeights = exports.padCellVertically = void 0;
	const utils_1 = require_utils();
	const wrapCell_1 = require_wrapCell();
	const createEmptyStrings = (length) => {
		return new Array(length).fill("");
	};
	const padCellVertically = (lines, rowHeight, verticalAlignment) => {
		const availableLines = rowHeight - lines.length;
		if (verticalAlignment === "top") return [...lines, ...createEmptyStrings(availableLines)];
		if (verticalAlignment === "bottom") return [...createEmptyStrings(availableLines), ...lines];
		return [
			...createEmptyStrings(Math.floor(availableLines / 2)),
			...lines,
			...createEmptyStrings(Math.ceil(availableLines / 2))
		];
	};
	exports.padCellVertically = padCellVertically;
	const mapDataUsingRowHeights = (unmappedRows, rowHeights, config) => {
		const nColumns = unmappedRows[0].length;
		const mappedRows = unmappedRows.map((unmappedRow, unmappedRowIndex) => {
			const outputRowHeight = rowHeights[unmappedRowIndex];
			const outputRow = Array.from({ length: outputRowHeight }, () => {
				return new Array(nColumns).fill("");
			});
			unmappedRow.forEach((cell, cellIndex) => {
				var _a;
				const containingRange = (_a = config.spanningCellManager) === null || _a === void 0 ? void 0 : _a.getContainingRange({
					col: cellIndex,
					row: unmappedRowIndex
				});
				if (containingRange) {
					containingRange.extractCellContent(unmappedRowIndex).forEach((cellLine, cellLineIndex) => {
						outputRow[cellLineIndex][cellIndex] = cellLine;
					});
					return;
				}
				const cellLines = (0, wrapCell_1.wrapCell)(cell, config.columns[cellIndex].width, config.columns[cellIndex].wrapWord);
				(0, exports.padCellVertically)(cellLines, outputRowHeight, config.columns[cellIndex].verticalAlignment).forEach((cellLine, cellLineIndex) => {
					outputRow[cellLineIndex][cellIndex] = cellLine;
				});
			});
			return outputRow;
		});
		return (0, utils_1.flatten)(mappedRows);
	};
	exports.mapDataUsingRowHeights = mapDataUsingRowHeights;
}));

// node_modules/table/dist/src/padTableData.js
var require_padTableData = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.padTableData = exports.padString = void 0;
	const padString = (input, paddingLeft, paddingRight) => {
		return " ".repeat(paddingLeft) + input + " ".repeat(paddingRight);
	};
	exports.padString = padString;
	const padTableData = (rows, config) => {
		return rows.map((cells, rowIndex) => {
			return cells.map((cell, cellIndex) => {
				var _a;
				if ((_a = config.spanningCellManager) === null || _a === void 0 ? void 0 : _a.getContainingRange({
					col: cellIndex,
					row: rowIndex
				}, { mapped: true })) return cell;
				const { paddingLeft, paddingRight } = config.columns[cellIndex];
				return (0, exports.padString)(cell, paddingLeft, paddingRight);
			});
		});
	};
	exports.padTableData = padTableData;
}));

// node_modules/table/dist/src/stringifyTableData.js
var require_stringifyTableData = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.stringifyTableData = void 0;
	const utils_1 = require_utils();
	const stringifyTableData = (rows) => {
		return rows.map((cells) => {
			return cells.map((cell) => {
				return (0, utils_1.normalizeString)(String(cell));
			});
		});
	};
	exports.stringifyTableData = stringifyTableData;
}));

// node_modules/table/dist/src/truncateTableData.js
var require_truncateTableData = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.truncateTableData = exports.truncateString = void 0;
	const utils_1 = require_utils();
	const omission = "…";
	/**
	* Truncates the input to the given number of characters, the omission included. Characters are counted
	* as they are displayed: ANSI escape codes do not count, and an emoji or a letter with its accents
	* counts once.
	*/
	const truncateString = (input, length) => {
		if (input.length <= length) return input;
		const graphemes = (0, utils_1.splitGraphemes)((0, utils_1.stripAnsi)(input));
		if (graphemes.length <= length) return input;
		const keep = length - 1;
		if (keep < 1) return omission;
		const positions = graphemes.slice(0, keep).reduce((total, grapheme) => {
			return total + grapheme.positions;
		}, 0);
		return (0, utils_1.sliceAnsi)(input, 0, positions) + omission;
	};
	exports.truncateString = truncateString;
	const truncateTableData = (rows, truncates) => {
		return rows.map((cells) => {
			return cells.map((cell, cellIndex) => {
				return (0, exports.truncateString)(cell, truncates[cellIndex]);
			});
		});
	};
	exports.truncateTableData = truncateTableData;
}));

// node_modules/table/dist/src/createStream.js
var require_createStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createStream = void 0;
	const alignTableData_1 = require_alignTableData();
	const calculateRowHeights_1 = require_calculateRowHeights();
	const drawBorder_1 = require_drawBorder();
	const drawRow_1 = require_drawRow();
	const makeStreamConfig_1 = require_makeStreamConfig();
	const mapDataUsingRowHeights_1 = require_mapDataUsingRowHeights();
	const padTableData_1 = require_padTableData();
	const stringifyTableData_1 = require_stringifyTableData();
	const truncateTableData_1 = require_truncateTableData();
	const utils_1 = require_utils();
	const prepareData = (data, config) => {
		let rows = (0, stringifyTableData_1.stringifyTableData)(data);
		rows = (0, truncateTableData_1.truncateTableData)(rows, (0, utils_1.extractTruncates)(config));
		const rowHeights = (0, calculateRowHeights_1.calculateRowHeights)(rows, config);
		rows = (0, mapDataUsingRowHeights_1.mapDataUsingRowHeights)(rows, rowHeights, config);
		rows = (0, alignTableData_1.alignTableData)(rows, config);
		rows = (0, padTableData_1.padTableData)(rows, config);
		return rows;
	};
	const create = (row, columnWidths, config) => {
		const body = prepareData([row], config).map((literalRow) => {
			return (0, drawRow_1.drawRow)(literalRow, config);
		}).join("");
		let output = "";
		output += (0, drawBorder_1.drawBorderTop)(columnWidths, config);
		output += body;
		output += (0, drawBorder_1.drawBorderBottom)(columnWidths, config);
		output = output.trimEnd();
		process.stdout.write(output);
	};
	const append = (row, columnWidths, config) => {
		const body = prepareData([row], config).map((literalRow) => {
			return (0, drawRow_1.drawRow)(literalRow, config);
		}).join("");
		let output = "";
		const bottom = (0, drawBorder_1.drawBorderBottom)(columnWidths, config);
		if (bottom !== "\n") output = "\r\x1B[K";
		output += (0, drawBorder_1.drawBorderJoin)(columnWidths, config);
		output += body;
		output += bottom;
		output = output.trimEnd();
		process.stdout.write(output);
	};
	const createStream = (userConfig) => {
		const config = (0, makeStreamConfig_1.makeStreamConfig)(userConfig);
		const columnWidths = Object.values(config.columns).map((column) => {
			return column.width + column.paddingLeft + column.paddingRight;
		});
		let empty = true;
		let ended = false;
		return {
			end: () => {
				if (ended) return;
				ended = true;
				if (!empty) process.stdout.write("\n");
			},
			write: (row) => {
				if (ended) throw new Error("Cannot write to a stream that has ended.");
				if (row.length !== config.columnCount) throw new Error("Row cell count does not match the config.columnCount.");
				if (empty) {
					empty = false;
					create(row, columnWidths, config);
				} else append(row, columnWidths, config);
			}
		};
	};
	exports.createStream = createStream;
}));

// node_modules/table/dist/src/calculateOutputColumnWidths.js
var require_calculateOutputColumnWidths = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.calculateOutputColumnWidths = void 0;
	const calculateOutputColumnWidths = (config) => {
		return config.columns.map((col) => {
			return col.paddingLeft + col.width + col.paddingRight;
		});
	};
	exports.calculateOutputColumnWidths = calculateOutputColumnWidths;
}));

// node_modules/table/dist/src/drawTable.js
var require_drawTable = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.drawTable = void 0;
	const drawBorder_1 = require_drawBorder();
	const drawContent_1 = require_drawContent();
	const drawRow_1 = require_drawRow();
	const utils_1 = require_utils();
	const drawTable = (rows, outputColumnWidths, rowHeights, config) => {
		const { drawHorizontalLine, singleLine } = config;
		const contents = (0, utils_1.groupBySizes)(rows, rowHeights).map((group, groupIndex) => {
			return group.map((row) => {
				return (0, drawRow_1.drawRow)(row, {
					...config,
					rowIndex: groupIndex
				});
			}).join("");
		});
		return (0, drawContent_1.drawContent)({
			contents,
			drawSeparator: (index, size) => {
				if (index === 0 || index === size) return drawHorizontalLine(index, size);
				return !singleLine && drawHorizontalLine(index, size);
			},
			elementType: "row",
			rowIndex: -1,
			separatorGetter: (0, drawBorder_1.createTableBorderGetter)(outputColumnWidths, {
				...config,
				rowCount: contents.length
			}),
			spanningCellManager: config.spanningCellManager
		});
	};
	exports.drawTable = drawTable;
}));

// node_modules/table/dist/src/injectHeaderConfig.js
var require_injectHeaderConfig = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.injectHeaderConfig = void 0;
	const injectHeaderConfig = (rows, config) => {
		var _a;
		let spanningCellConfig = (_a = config.spanningCells) !== null && _a !== void 0 ? _a : [];
		const headerConfig = config.header;
		const adjustedRows = [...rows];
		if (headerConfig) {
			spanningCellConfig = spanningCellConfig.map(({ row, ...rest }) => {
				return {
					...rest,
					row: row + 1
				};
			});
			const { content, ...headerStyles } = headerConfig;
			spanningCellConfig.unshift({
				alignment: "center",
				col: 0,
				colSpan: rows[0].length,
				paddingLeft: 1,
				paddingRight: 1,
				row: 0,
				wrapWord: false,
				...headerStyles
			});
			adjustedRows.unshift([content, ...Array.from({ length: rows[0].length - 1 }).fill("")]);
		}
		return [adjustedRows, spanningCellConfig];
	};
	exports.injectHeaderConfig = injectHeaderConfig;
}));

// node_modules/table/dist/src/calculateMaximumColumnWidths.js
var require_calculateMaximumColumnWidths = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.calculateMaximumColumnWidths = exports.calculateMaximumCellWidth = void 0;
	const utils_1 = require_utils();
	const calculateMaximumCellWidth = (cell) => {
		return Math.max(...cell.split("\n").map(utils_1.stringWidth));
	};
	exports.calculateMaximumCellWidth = calculateMaximumCellWidth;
	/**
	* Produces an array of values that describe the largest value length (width) in every column.
	*/
	const calculateMaximumColumnWidths = (rows, spanningCellConfigs = []) => {
		const columnWidths = new Array(rows[0].length).fill(0);
		const rangeCoordinates = spanningCellConfigs.map(utils_1.calculateRangeCoordinate);
		rows.forEach((row, rowIndex) => {
			row.forEach((cell, cellIndex) => {
				const range = rangeCoordinates.find((rangeCoordinate) => {
					return (0, utils_1.isCellInRange)({
						col: cellIndex,
						row: rowIndex
					}, rangeCoordinate);
				});
				if (range && (range.topLeft.col !== range.bottomRight.col || range.topLeft.row !== rowIndex)) return;
				columnWidths[cellIndex] = Math.max(columnWidths[cellIndex], (0, exports.calculateMaximumCellWidth)(cell));
			});
		});
		return columnWidths;
	};
	exports.calculateMaximumColumnWidths = calculateMaximumColumnWidths;
}));

// node_modules/table/dist/src/alignSpanningCell.js
var require_alignSpanningCell = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.alignVerticalRangeContent = exports.wrapRangeContent = void 0;
	const alignString_1 = require_alignString();
	const mapDataUsingRowHeights_1 = require_mapDataUsingRowHeights();
	const padTableData_1 = require_padTableData();
	const truncateTableData_1 = require_truncateTableData();
	const utils_1 = require_utils();
	const wrapCell_1 = require_wrapCell();
	/**
	* Fill content into all cells in range in order to calculate total height
	*/
	const wrapRangeContent = (rangeConfig, rangeWidth, context) => {
		const { topLeft, paddingRight, paddingLeft, truncate, wrapWord, alignment } = rangeConfig;
		const originalContent = context.rows[topLeft.row][topLeft.col];
		const contentWidth = rangeWidth - paddingLeft - paddingRight;
		return (0, wrapCell_1.wrapCell)((0, truncateTableData_1.truncateString)(originalContent, truncate), contentWidth, wrapWord).map((line) => {
			const alignedLine = (0, alignString_1.alignString)(line, contentWidth, alignment);
			return (0, padTableData_1.padString)(alignedLine, paddingLeft, paddingRight);
		});
	};
	exports.wrapRangeContent = wrapRangeContent;
	const alignVerticalRangeContent = (range, content, context) => {
		const { rows, drawHorizontalLine, rowHeights } = context;
		const { topLeft, bottomRight, verticalAlignment } = range;
		if (rowHeights.length === 0) return [];
		const totalCellHeight = (0, utils_1.sumArray)(rowHeights.slice(topLeft.row, bottomRight.row + 1));
		const totalBorderHeight = bottomRight.row - topLeft.row;
		const hiddenHorizontalBorderCount = (0, utils_1.sequence)(topLeft.row + 1, bottomRight.row).filter((horizontalBorderIndex) => {
			return !drawHorizontalLine(horizontalBorderIndex, rows.length);
		}).length;
		const availableRangeHeight = totalCellHeight + totalBorderHeight - hiddenHorizontalBorderCount;
		return (0, mapDataUsingRowHeights_1.padCellVertically)(content, availableRangeHeight, verticalAlignment).map((line) => {
			if (line.length === 0) return " ".repeat((0, utils_1.stringWidth)(content[0]));
			return line;
		});
	};
	exports.alignVerticalRangeContent = alignVerticalRangeContent;
}));

// node_modules/table/dist/src/calculateSpanningCellWidth.js
var require_calculateSpanningCellWidth = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.calculateSpanningCellWidth = void 0;
	const utils_1 = require_utils();
	const calculateSpanningCellWidth = (rangeConfig, dependencies) => {
		const { columnsConfig, drawVerticalLine } = dependencies;
		const { topLeft, bottomRight } = rangeConfig;
		const totalWidth = (0, utils_1.sumArray)(columnsConfig.slice(topLeft.col, bottomRight.col + 1).map(({ width }) => {
			return width;
		}));
		const totalPadding = topLeft.col === bottomRight.col ? columnsConfig[topLeft.col].paddingRight + columnsConfig[bottomRight.col].paddingLeft : (0, utils_1.sumArray)(columnsConfig.slice(topLeft.col, bottomRight.col + 1).map(({ paddingLeft, paddingRight }) => {
			return paddingLeft + paddingRight;
		}));
		const totalBorderWidths = bottomRight.col - topLeft.col;
		const totalHiddenVerticalBorders = (0, utils_1.sequence)(topLeft.col + 1, bottomRight.col).filter((verticalBorderIndex) => {
			return !drawVerticalLine(verticalBorderIndex, columnsConfig.length);
		}).length;
		return totalWidth + totalPadding + totalBorderWidths - totalHiddenVerticalBorders;
	};
	exports.calculateSpanningCellWidth = calculateSpanningCellWidth;
}));

// node_modules/table/dist/src/makeRangeConfig.js
var require_makeRangeConfig = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.makeRangeConfig = void 0;
	const utils_1 = require_utils();
	const makeRangeConfig = (spanningCellConfig, columnsConfig) => {
		var _a;
		const { topLeft, bottomRight } = (0, utils_1.calculateRangeCoordinate)(spanningCellConfig);
		return {
			...columnsConfig[topLeft.col],
			...spanningCellConfig,
			paddingRight: (_a = spanningCellConfig.paddingRight) !== null && _a !== void 0 ? _a : columnsConfig[bottomRight.col].paddingRight,
			bottomRight,
			topLeft
		};
	};
	exports.makeRangeConfig = makeRangeConfig;
}));

// node_modules/table/dist/src/spanningCellManager.js
var require_spanningCellManager = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createSpanningCellManager = void 0;
	const alignSpanningCell_1 = require_alignSpanningCell();
	const calculateSpanningCellWidth_1 = require_calculateSpanningCellWidth();
	const makeRangeConfig_1 = require_makeRangeConfig();
	const utils_1 = require_utils();
	const findRangeConfig = (cell, rangeConfigs) => {
		return rangeConfigs.find((rangeCoordinate) => {
			return (0, utils_1.isCellInRange)(cell, rangeCoordinate);
		});
	};
	const getContainingRange = (rangeConfig, context) => {
		const width = (0, calculateSpanningCellWidth_1.calculateSpanningCellWidth)(rangeConfig, context);
		const wrappedContent = (0, alignSpanningCell_1.wrapRangeContent)(rangeConfig, width, context);
		const alignedContent = (0, alignSpanningCell_1.alignVerticalRangeContent)(rangeConfig, wrappedContent, context);
		/**
		* Counts the horizontal borders drawn inside the spanning cell, from the one below its top row up to
		* and including the given border; each of them takes up a line of the spanning cell content.
		*/
		const countDrawnHorizontalBorders = (lastBorderIndex) => {
			const { topLeft } = rangeConfig;
			const { drawHorizontalLine, rowHeights } = context;
			return (0, utils_1.sequence)(topLeft.row + 1, lastBorderIndex).filter((index) => {
				/* istanbul ignore next */
				return drawHorizontalLine === null || drawHorizontalLine === void 0 ? void 0 : drawHorizontalLine(index, rowHeights.length);
			}).length;
		};
		const getCellContent = (rowIndex) => {
			const { topLeft } = rangeConfig;
			const { rowHeights } = context;
			const offset = (0, utils_1.sumArray)(rowHeights.slice(topLeft.row, rowIndex)) + countDrawnHorizontalBorders(rowIndex);
			return alignedContent.slice(offset, offset + rowHeights[rowIndex]);
		};
		const getBorderContent = (borderIndex) => {
			const { topLeft } = rangeConfig;
			const offset = (0, utils_1.sumArray)(context.rowHeights.slice(topLeft.row, borderIndex)) + countDrawnHorizontalBorders(borderIndex - 1);
			return alignedContent[offset];
		};
		return {
			...rangeConfig,
			extractBorderContent: getBorderContent,
			extractCellContent: getCellContent,
			height: wrappedContent.length,
			width
		};
	};
	const inSameRange = (cell1, cell2, ranges) => {
		const range1 = findRangeConfig(cell1, ranges);
		const range2 = findRangeConfig(cell2, ranges);
		if (range1 && range2) return (0, utils_1.areCellEqual)(range1.topLeft, range2.topLeft);
		return false;
	};
	const hashRange = (range) => {
		const { row, col } = range.topLeft;
		return `${row}/${col}`;
	};
	const createSpanningCellManager = (parameters) => {
		const { spanningCellConfigs, columnsConfig } = parameters;
		const ranges = spanningCellConfigs.map((config) => {
			return (0, makeRangeConfig_1.makeRangeConfig)(config, columnsConfig);
		});
		const rangeCache = {};
		let rowHeights = [];
		let rowIndexMapping = [];
		return {
			getContainingRange: (cell, options) => {
				var _a;
				const originalRow = (options === null || options === void 0 ? void 0 : options.mapped) ? rowIndexMapping[cell.row] : cell.row;
				const range = findRangeConfig({
					...cell,
					row: originalRow
				}, ranges);
				if (!range) return;
				if (rowHeights.length === 0) return getContainingRange(range, {
					...parameters,
					rowHeights
				});
				const hash = hashRange(range);
				(_a = rangeCache[hash]) !== null && _a !== void 0 || (rangeCache[hash] = getContainingRange(range, {
					...parameters,
					rowHeights
				}));
				return rangeCache[hash];
			},
			inSameRange: (cell1, cell2) => {
				return inSameRange(cell1, cell2, ranges);
			},
			rowHeights,
			rowIndexMapping,
			setRowHeights: (_rowHeights) => {
				rowHeights = _rowHeights;
			},
			setRowIndexMapping: (mappedRowHeights) => {
				rowIndexMapping = (0, utils_1.flatten)(mappedRowHeights.map((height, index) => {
					return Array.from({ length: height }, () => {
						return index;
					});
				}));
			}
		};
	};
	exports.createSpanningCellManager = createSpanningCellManager;
}));

// node_modules/table/dist/src/validateSpanningCellConfig.js
var require_validateSpanningCellConfig = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateSpanningCellConfig = void 0;
	const utils_1 = require_utils();
	const inRange = (start, end, value) => {
		return start <= value && value <= end;
	};
	const validateSpanningCellConfig = (rows, configs) => {
		const [nRow, nCol] = [rows.length, rows[0].length];
		configs.forEach((config, configIndex) => {
			const { colSpan, rowSpan } = config;
			if (colSpan === void 0 && rowSpan === void 0) throw new Error(`Expect at least colSpan or rowSpan is provided in config.spanningCells[${configIndex}]`);
			if (colSpan !== void 0 && colSpan < 1) throw new Error(`Expect colSpan is not equal zero, instead got: ${colSpan} in config.spanningCells[${configIndex}]`);
			if (rowSpan !== void 0 && rowSpan < 1) throw new Error(`Expect rowSpan is not equal zero, instead got: ${rowSpan} in config.spanningCells[${configIndex}]`);
		});
		const rangeCoordinates = configs.map(utils_1.calculateRangeCoordinate);
		rangeCoordinates.forEach(({ topLeft, bottomRight }, rangeIndex) => {
			if (!inRange(0, nCol - 1, topLeft.col) || !inRange(0, nRow - 1, topLeft.row) || !inRange(0, nCol - 1, bottomRight.col) || !inRange(0, nRow - 1, bottomRight.row)) throw new Error(`Some cells in config.spanningCells[${rangeIndex}] are out of the table`);
		});
		const configOccupy = Array.from({ length: nRow }, () => {
			return Array.from({ length: nCol });
		});
		rangeCoordinates.forEach(({ topLeft, bottomRight }, rangeIndex) => {
			(0, utils_1.sequence)(topLeft.row, bottomRight.row).forEach((row) => {
				(0, utils_1.sequence)(topLeft.col, bottomRight.col).forEach((col) => {
					if (configOccupy[row][col] !== void 0) throw new Error(`Spanning cells in config.spanningCells[${configOccupy[row][col]}] and config.spanningCells[${rangeIndex}] are overlap each other`);
					configOccupy[row][col] = rangeIndex;
				});
			});
		});
	};
	exports.validateSpanningCellConfig = validateSpanningCellConfig;
}));

// node_modules/table/dist/src/makeTableConfig.js
var require_makeTableConfig = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.makeTableConfig = void 0;
	const calculateMaximumColumnWidths_1 = require_calculateMaximumColumnWidths();
	const spanningCellManager_1 = require_spanningCellManager();
	const utils_1 = require_utils();
	const validateConfig_1 = require_validateConfig();
	const validateSpanningCellConfig_1 = require_validateSpanningCellConfig();
	/**
	* Creates a configuration for every column using default
	* values for the missing configuration properties.
	*/
	const makeColumnsConfig = (rows, columns, columnDefault, spanningCellConfigs) => {
		const columnWidths = (0, calculateMaximumColumnWidths_1.calculateMaximumColumnWidths)(rows, spanningCellConfigs);
		return rows[0].map((_, columnIndex) => {
			return {
				alignment: "left",
				paddingLeft: 1,
				paddingRight: 1,
				truncate: Number.POSITIVE_INFINITY,
				verticalAlignment: "top",
				width: columnWidths[columnIndex],
				wrapWord: false,
				...columnDefault,
				...columns === null || columns === void 0 ? void 0 : columns[columnIndex]
			};
		});
	};
	/**
	* Makes a new configuration object out of the userConfig object
	* using default values for the missing configuration properties.
	*/
	const makeTableConfig = (rows, config = {}, injectedSpanningCellConfig) => {
		var _a, _b, _c, _d, _e;
		(0, validateConfig_1.validateConfig)("config.json", config);
		(0, validateSpanningCellConfig_1.validateSpanningCellConfig)(rows, (_a = config.spanningCells) !== null && _a !== void 0 ? _a : []);
		const spanningCellConfigs = (_b = injectedSpanningCellConfig !== null && injectedSpanningCellConfig !== void 0 ? injectedSpanningCellConfig : config.spanningCells) !== null && _b !== void 0 ? _b : [];
		const columnsConfig = makeColumnsConfig(rows, config.columns, config.columnDefault, spanningCellConfigs);
		const drawVerticalLine = (_c = config.drawVerticalLine) !== null && _c !== void 0 ? _c : (() => {
			return true;
		});
		const drawHorizontalLine = (_d = config.drawHorizontalLine) !== null && _d !== void 0 ? _d : (() => {
			return true;
		});
		return {
			...config,
			border: (0, utils_1.makeBorderConfig)(config.border),
			columns: columnsConfig,
			drawHorizontalLine,
			drawVerticalLine,
			singleLine: (_e = config.singleLine) !== null && _e !== void 0 ? _e : false,
			spanningCellManager: (0, spanningCellManager_1.createSpanningCellManager)({
				columnsConfig,
				drawHorizontalLine,
				drawVerticalLine,
				rows,
				spanningCellConfigs
			})
		};
	};
	exports.makeTableConfig = makeTableConfig;
}));

// node_modules/table/dist/src/validateTableData.js
var require_validateTableData = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateTableData = void 0;
	const utils_1 = require_utils();
	const validateTableData = (rows) => {
		if (!Array.isArray(rows)) throw new TypeError("Table data must be an array.");
		if (rows.length === 0) throw new Error("Table must define at least one row.");
		if (rows[0].length === 0) throw new Error("Table must define at least one column.");
		const columnNumber = rows[0].length;
		for (const row of rows) {
			if (!Array.isArray(row)) throw new TypeError("Table row data must be an array.");
			if (row.length !== columnNumber) throw new Error("Table must have a consistent number of cells.");
			for (const cell of row) if (/[\u0001-\u0006\u0008\u0009\u000B-\u001A]/.test((0, utils_1.normalizeString)(String(cell)))) throw new Error("Table data must not contain control characters.");
		}
	};
	exports.validateTableData = validateTableData;
}));

// node_modules/table/dist/src/table.js
var require_table = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.table = void 0;
	const alignTableData_1 = require_alignTableData();
	const calculateOutputColumnWidths_1 = require_calculateOutputColumnWidths();
	const calculateRowHeights_1 = require_calculateRowHeights();
	const drawTable_1 = require_drawTable();
	const injectHeaderConfig_1 = require_injectHeaderConfig();
	const makeTableConfig_1 = require_makeTableConfig();
	const mapDataUsingRowHeights_1 = require_mapDataUsingRowHeights();
	const padTableData_1 = require_padTableData();
	const stringifyTableData_1 = require_stringifyTableData();
	const truncateTableData_1 = require_truncateTableData();
	const utils_1 = require_utils();
	const validateTableData_1 = require_validateTableData();
	const table = (data, userConfig = {}) => {
		(0, validateTableData_1.validateTableData)(data);
		let rows = (0, stringifyTableData_1.stringifyTableData)(data);
		const [injectedRows, injectedSpanningCellConfig] = (0, injectHeaderConfig_1.injectHeaderConfig)(rows, userConfig);
		const config = (0, makeTableConfig_1.makeTableConfig)(injectedRows, userConfig, injectedSpanningCellConfig);
		rows = (0, truncateTableData_1.truncateTableData)(injectedRows, (0, utils_1.extractTruncates)(config));
		const rowHeights = (0, calculateRowHeights_1.calculateRowHeights)(rows, config);
		config.spanningCellManager.setRowHeights(rowHeights);
		config.spanningCellManager.setRowIndexMapping(rowHeights);
		rows = (0, mapDataUsingRowHeights_1.mapDataUsingRowHeights)(rows, rowHeights, config);
		rows = (0, alignTableData_1.alignTableData)(rows, config);
		rows = (0, padTableData_1.padTableData)(rows, config);
		const outputColumnWidths = (0, calculateOutputColumnWidths_1.calculateOutputColumnWidths)(config);
		return (0, drawTable_1.drawTable)(rows, outputColumnWidths, rowHeights, config);
	};
	exports.table = table;
}));

// node_modules/table/dist/src/types/api.js
var require_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/table/dist/src/index.js
var require_src = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		Object.defineProperty(o, k2, {
			enumerable: true,
			get: function() {
				return m[k];
			}
		});
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$1 && this$1.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getBorderCharacters = exports.createStream = exports.table = void 0;
	const createStream_1 = require_createStream();
	Object.defineProperty(exports, "createStream", {
		enumerable: true,
		get: function() {
			return createStream_1.createStream;
		}
	});
	const getBorderCharacters_1 = require_getBorderCharacters();
	Object.defineProperty(exports, "getBorderCharacters", {
		enumerable: true,
		get: function() {
			return getBorderCharacters_1.getBorderCharacters;
		}
	});
	const table_1 = require_table();
	Object.defineProperty(exports, "table", {
		enumerable: true,
		get: function() {
			return table_1.table;
		}
	});
	__exportStar(require_api(), exports);
}));

// runtime/output/share.ts
var import_src = require_src();
/** Characters of a whole bar. */
const WIDTH = 10;
/** Eighths of a character, which make bars of similar lengths differ. */
const EIGHTHS = [
	"",
	"▏",
	"▎",
	"▍",
	"▌",
	"▋",
	"▊",
	"▉"
];
/** Returns the text of a cell with a share; `undefined` for other columns, and for values that are not numbers. */
function shareText(row, column, hasBar) {
	if (column.share === void 0) return void 0;
	const value = valueOf(row, column);
	if (!isNumeric(value)) return void 0;
	const share = Number(value);
	const percent = `${Math.round(share * 100)}%`;
	const more = column.share === true ? "" : ` ${fillText(column.share, (name) => lookUp(row, name))}`;
	return `${hasBar ? `${percent.padStart(4)} ${bar(share)}` : percent}${more}`;
}
/** A bar of ten characters, padded with blanks. More than everything is a whole bar. */
function bar(share) {
	const eighths = Math.round(Math.min(1, Math.max(0, share)) * WIDTH * 8);
	return `${"█".repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8] ?? ""}`.padEnd(WIDTH);
}

// runtime/output/fit.ts
/** Blanks between columns. */
const GAP = 2;
/** A text is readable from this width on: below it, columns are left out instead. */
const READABLE = 12;
/** The beginning of an id, enough to distinguish records. */
const ID$1 = 8;
/** No column is cut below this. */
const NARROW = 6;
/**
* How far columns may be cut, in the order in which that is tried: texts as long as they stay readable, then texts further,
* then ids (which the next command needs), then everything.
*/
const LIMITS = [
	({ whole }) => whole || READABLE,
	({ whole }) => whole || NARROW,
	({ whole, isId }) => isId ? ID$1 : whole || READABLE,
	() => NARROW
];
/**
* Returns the widths of the columns that fit, from the left: the other columns are left out. Two columns are always shown.
* `kept` is the number of columns that earlier rows were printed with.
*/
function fitColumns(needs, room, kept) {
	const shown = kept === void 0 ? needs : needs.slice(0, kept);
	const widths = shown.map(({ width }) => width);
	const isWhole = (count) => count === needs.length;
	const roomFor = (count) => (room ?? Infinity) - (isWhole(count) ? 0 : 3);
	if (total(widths) <= roomFor(shown.length)) return widths;
	const least = Math.min(2, shown.length);
	for (const limit of LIMITS) {
		const floors = shown.map((need) => Math.min(need.width, Math.max(limit(need), NARROW)));
		let count = shown.length;
		while (kept === void 0 && count > least && total(floors.slice(0, count)) > roomFor(count)) count -= 1;
		if (total(floors.slice(0, count)) > roomFor(count)) continue;
		return narrow(widths.slice(0, count), floors, roomFor(count));
	}
	const count = kept ?? least;
	return narrow(widths.slice(0, count), widths.map((width) => Math.min(width, NARROW)), 0);
}
/** Narrows the widest columns until they fit, none below its floor. */
function narrow(widths, floors, room) {
	const capped = (cap) => widths.map((width, at) => Math.max(floors[at] ?? 0, Math.min(width, cap)));
	let cap = Math.max(...widths, 1);
	while (cap > 1 && total(capped(cap)) > room) cap -= 1;
	return capped(cap);
}
const total = (widths) => widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1));

// runtime/output/table.ts
/** Rows measured together. */
const BATCH = 1e3;
/** Maximum characters of a cell in a list and in a record; the other formats print the whole text. */
const LIST_CELL = 1e3;
const RECORD_CELL = 1e4;
/** Codes up to this width are not cut: a cut one would read as another value. */
const CODE = 20;
/** The same for the first column, which names the record, and for GUIDs. */
const ID = 40;
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Prints a table of aligned columns. Rows are measured and printed in batches, so that memory stays flat. */
function tableRows(columns, look) {
	const shown = columns.length > 0 ? columns : [{
		key: "",
		header: ""
	}];
	const headers = shown.map(({ header }) => clean(header));
	const known = shown.map(() => ({
		isNumeric: true,
		isFilled: false,
		isText: false,
		whole: 0
	}));
	let batch = [];
	let widths;
	let numeric = [];
	const print = () => {
		const first = widths === void 0;
		const needed = measure([widths ?? [], ...widthsOf([headers, ...batch])]);
		const needs = known.map(({ isText, whole }, at) => ({
			width: needed[at] ?? 1,
			whole: isText ? 0 : whole,
			isId: !isText && whole > CODE
		}));
		widths = fitColumns(needs, look.width, widths?.length);
		if (first) numeric = known.map(({ isNumeric, isFilled }) => isNumeric && isFilled);
		const lines = layOut(first ? [headers, ...batch] : batch, widths, numeric);
		batch = [];
		const head = `${lines[0] ?? ""}${widths.length < shown.length ? `${" ".repeat(2)}${"…"}` : ""}`;
		return joinLines(first ? [look.bold(head), ...lines.slice(1)] : lines);
	};
	const rest = () => batch.length > 0 ? print() : "";
	const learn = (column, { text, isNumber, isWhole }) => {
		column.isFilled = true;
		if (!isNumber) column.isNumeric = false;
		if (isWhole) column.whole = Math.max(column.whole, displayWidth(text));
		else column.isText = true;
	};
	return {
		row: (row) => {
			const cells = shown.map((column, at) => {
				const cell = cellOf(row, column, at === 0 ? ID : CODE, look);
				const about = known[at];
				if (about !== void 0 && cell.text !== "" && widths === void 0) learn(about, cell);
				return cell.text;
			});
			batch.push(cells);
			return batch.length === BATCH ? print() : "";
		},
		end: rest,
		rest
	};
}
/** A pipe gets amounts with the decimals of the service, and no bars. */
function tableText(row, column, { width }, hasBars = false) {
	return shareText(row, column, hasBars && width !== void 0) ?? cellText(row, column, ", ", width === void 0 ? 0 : 2);
}
function cellOf(row, column, code, look) {
	const text = shorten(tableText(row, column, look, true), Math.min(column.cut ?? LIST_CELL, LIST_CELL));
	const age = look.age?.(text);
	if (age !== void 0) return {
		text: age,
		isNumber: false,
		isWhole: true
	};
	const isNumber = column.money !== void 0 || column.values === void 0 && isNumeric(valueOf(row, column));
	const isCode = text.length <= (GUID.test(text) ? ID : code) && !/\s/.test(text);
	return {
		text,
		isNumber,
		isWhole: isNumber || isCode
	};
}
/** Returns one record as lines of field and value. */
function recordTable(row, columns, look) {
	const pairs = columns ? columns.map((column) => [column.header, tableText(row, column, look)]) : Object.entries(row).map(([name, value]) => [name, scalarText(value)]);
	const dated = (text) => {
		const age = look.age?.(text);
		return age === void 0 ? text : `${text} (${age})`;
	};
	const all = [["Field", "Value"], ...pairs.map(([name, value]) => [shorten(name, LIST_CELL), dated(shorten(value, RECORD_CELL))])];
	const [header = "", ...lines] = layOut(all, measure(widthsOf(all)), []);
	return joinLines([look.bold(header), ...lines]);
}
function joinLines(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
function scalarText(value) {
	const plain = Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null);
	return textOf(value, plain ? ", " : void 0);
}
/** Makes text safe for one line and cuts it, before it is measured. */
function shorten(text, length) {
	return cutTo(clean(text.length > 4 * length ? text.slice(0, 4 * length) : text), length);
}
function widthsOf(lines) {
	return lines.map((line) => line.map(displayWidth));
}
/** Returns the width of each column: that of its widest cell. */
function measure(lines) {
	const widths = [];
	for (const line of lines) line.forEach((width, at) => widths[at] = Math.max(width, widths[at] ?? 1));
	return widths;
}
/** Placeholder for one column of text that the library would measure differently from a terminal. */
const PLACEHOLDER = "";
/** Returns lines of cells, cut to their columns and padded. Blanks separate the columns: they read well everywhere. */
function layOut(lines, widths, numeric) {
	const replaced = [];
	const cells = lines.map((line) => line.slice(0, widths.length).map((cell, at) => {
		const text = cutTo(cell, widths[at] ?? 0);
		if (isPlain(text)) return text;
		const placeholder = PLACEHOLDER.repeat(displayWidth(text));
		if (placeholder !== "") replaced.push(text);
		return placeholder;
	}));
	const laid = (0, import_src.table)(cells, {
		border: (0, import_src.getBorderCharacters)("void"),
		drawHorizontalLine: () => false,
		columnDefault: {
			paddingLeft: 0,
			paddingRight: 2
		},
		columns: widths.map((width, at) => ({
			width,
			alignment: numeric[at] === true ? "right" : "left"
		}))
	});
	let next = 0;
	return laid.split("\n").slice(0, lines.length).map((line) => line.trimEnd().replace(/\ue000+/g, () => replaced[next++] ?? ""));
}

export { recordTable, tableRows };