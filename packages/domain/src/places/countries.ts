/** Countries by ISO 3166-1 code: the English name first, then other names, after `/`. */
const packed = `AD Andorra|AE United Arab Emirates/UAE|AF Afghanistan|AG Antigua and Barbuda|AL Albania|AM Armenia
|AO Angola|AR Argentina|AT Austria/Österreich|AU Australia/AUS|AZ Azerbaijan|BA Bosnia and Herzegovina/Bosnia|BB Barbados
|BD Bangladesh|BE Belgium/Belgique|BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|BJ Benin|BN Brunei|BO Bolivia
|BR Brazil/Brasil/BRA|BS Bahamas|BT Bhutan|BW Botswana|BY Belarus|BZ Belize|CA Canada/CAN
|CD Democratic Republic of the Congo|CF Central African Republic|CG Congo|CH Switzerland/Schweiz|CI Ivory Coast/Côte d'Ivoire
|CL Chile|CM Cameroon|CN China/CHN/Mainland China|CO Colombia|CR Costa Rica|CU Cuba|CV Cape Verde|CY Cyprus
|CZ Czech Republic/Czechia|DE Germany/Deutschland/DEU|DJ Djibouti|DK Denmark/Danmark|DM Dominica|DO Dominican Republic
|DZ Algeria|EC Ecuador|EE Estonia|EG Egypt|ER Eritrea|ES Spain/España/ESP|ET Ethiopia|FI Finland|FJ Fiji
|FR France/FRA|GA Gabon|GB United Kingdom/UK/GBR/Great Britain/Britain/England/Scotland/Wales/Northern Ireland/U.K.
|GD Grenada|GE Georgia (country)/Republic of Georgia|GH Ghana|GM Gambia|GN Guinea|GQ Equatorial Guinea|GR Greece
|GT Guatemala|GW Guinea-Bissau|GY Guyana|HK Hong Kong|HN Honduras|HR Croatia|HT Haiti|HU Hungary|ID Indonesia
|IE Ireland/Republic of Ireland/IRL|IL Israel|IN India/IND|IQ Iraq|IR Iran|IS Iceland|IT Italy/Italia/ITA|JM Jamaica|JO Jordan
|JP Japan/JPN|KE Kenya|KG Kyrgyzstan|KH Cambodia|KM Comoros|KP North Korea
|KR South Korea/Korea/Republic of Korea|KW Kuwait|KZ Kazakhstan|LA Laos|LB Lebanon|LC Saint Lucia|LI Liechtenstein
|LK Sri Lanka|LR Liberia|LS Lesotho|LT Lithuania|LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova
|ME Montenegro|MG Madagascar|MK North Macedonia/Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macau/Macao|MR Mauritania
|MT Malta|MU Mauritius|MV Maldives|MW Malawi|MX Mexico/México/MEX|MY Malaysia|MZ Mozambique|NA Namibia|NE Niger|NG Nigeria
|NI Nicaragua|NL Netherlands/The Netherlands/Holland/NLD|NO Norway|NP Nepal|NZ New Zealand/NZL|OM Oman|PA Panama
|PE Peru|PG Papua New Guinea|PH Philippines/PHL/The Philippines|PK Pakistan|PL Poland/Polska/POL|PT Portugal/PRT|PY Paraguay
|QA Qatar|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia/KSA|SC Seychelles|SD Sudan|SE Sweden/Sverige
|SG Singapore/SGP|SI Slovenia|SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname
|SS South Sudan|SV El Salvador|SY Syria|SZ Eswatini|TD Chad|TG Togo|TH Thailand|TJ Tajikistan|TM Turkmenistan
|TN Tunisia|TO Tonga|TR Turkey/Türkiye|TT Trinidad and Tobago|TW Taiwan|TZ Tanzania|UA Ukraine|UG Uganda
|US United States/USA/US/U.S./U.S.A./United States of America/America|UY Uruguay|UZ Uzbekistan|VA Vatican City
|VC Saint Vincent|VE Venezuela|VN Vietnam/Viet Nam|WS Samoa|XK Kosovo|YE Yemen|ZA South Africa/ZAF|ZM Zambia|ZW Zimbabwe`

type Country = { code: string; names: readonly string[] }

export const COUNTRIES: readonly Country[] = packed.split('|').map((entry) => ({
  code: entry.slice(0, 2),
  names: entry.slice(3).trim().split('/'),
}))

export const COUNTRY_CODES: readonly string[] = COUNTRIES.map(({ code }) => code)
