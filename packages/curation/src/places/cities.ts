/**
 * Larger cities, and the short names people write for them, by US state (`US-CA`) or country. A name that several
 * places share means the most likely one; a state or country printed next to it always overrides this list.
 */
const packed: Readonly<Record<string, string>> = {
  'US-AK': 'Anchorage|Fairbanks|Juneau',
  'US-AL': 'Montgomery|Huntsville|Tuscaloosa|Auburn|Hoover|Dothan',
  'US-AR': 'Little Rock|Fayetteville|Bentonville|Fort Smith|Jonesboro|Conway',
  'US-AZ': 'Phoenix|Tucson|Scottsdale|Tempe|Mesa|Chandler|Gilbert|Flagstaff|Prescott|Yuma|Goodyear',
  'US-CA': `Los Angeles|LA|San Francisco|SF|San Francisco Bay Area|SF Bay Area|Bay Area|San Diego|San Jose
    |Sacramento|Oakland|Fresno|Long Beach|Irvine|Santa Monica|Santa Clara|Palo Alto|Mountain View
    |Menlo Park|Redwood City|Sunnyvale|Cupertino|San Mateo|Berkeley|Torrance|Pasadena|Burbank|Culver City
    |Fremont|Emeryville|Anaheim|Santa Barbara|Costa Mesa|Carlsbad|Foster City|South San Francisco
    |Silicon Valley|El Segundo|Bakersfield|Stockton|Riverside|San Bernardino|Walnut Creek|Alameda
    |Hawthorne|Newport Beach|Santa Ana|SoCal|NorCal|Inland Empire|Orange County|Glendale|Roseville|Modesto
    |Visalia|Chula Vista|Escondido|Oceanside|Rancho Cucamonga|Huntington Beach|Santa Rosa|San Rafael
    |Petaluma|Napa|Davis|Chico|Redding|San Luis Obispo|Ventura|Oxnard|Thousand Oaks|Santa Cruz|Monterey
    |Salinas|Hayward|Pleasanton|San Ramon|Milpitas|Campbell|Los Gatos|Burlingame|San Bruno|Daly City
    |San Leandro|Livermore|La Jolla|Aliso Viejo|Westlake Village|Calabasas|Playa Vista|Marina del Rey
    |West Hollywood|Hollywood|Inglewood|Pomona|Fullerton|Temecula|Solana Beach|Encinitas|Folsom|Elk Grove
    |Rancho Cordova|Vallejo|Merced|Clovis|Tustin|Novato|Mill Valley|San Carlos|Belmont|Los Altos`,
  'US-CO': `Denver|Boulder|Colorado Springs|Fort Collins|Aurora|Broomfield|Littleton|Centennial|Pueblo
    |Greeley|Loveland|Longmont|Grand Junction|Durango|Castle Rock|Lone Tree|Greenwood Village|Arvada|Aspen
    |Vail`,
  'US-CT': 'Hartford|New Haven|Stamford|Bridgeport|Norwalk|Danbury|Waterbury|Greenwich|Westport',
  'US-DE': 'Wilmington|Dover',
  'US-FL': `Miami|Orlando|Tampa|Jacksonville|Fort Lauderdale|Boca Raton|Tallahassee|St. Petersburg
    |West Palm Beach|Gainesville|Sarasota|Naples FL|Clearwater|St. Pete|Coral Gables|Lakeland|Pensacola
    |Fort Myers|Daytona Beach|Delray Beach|Coral Springs|Cape Coral|Kissimmee|Ocala|Winter Park
    |Palm Beach Gardens`,
  'US-GA': `Atlanta|ATL|Savannah|Alpharetta|Augusta|Macon|Marietta|Roswell|Decatur|Sandy Springs|Kennesaw
    |Lawrenceville|Norcross|Valdosta|Buckhead`,
  'US-HI': 'Honolulu|Hilo|Maui|Oahu',
  'US-IA': 'Des Moines|Cedar Rapids|Iowa City|Davenport|Ames|Sioux City|Ankeny|Dubuque|West Des Moines',
  'US-ID': "Boise|Meridian|Pocatello|Nampa|Idaho Falls|Coeur d'Alene|Twin Falls",
  'US-IL': `Chicago|CHI|Evanston|Naperville|Schaumburg|Champaign|Peoria|Rockford|Joliet|Elgin|Skokie
    |Oak Brook|Deerfield|Northbrook|Rosemont|Downers Grove|Urbana|Carbondale|Oak Park|Arlington Heights
    |Chicagoland`,
  'US-IN': `Indianapolis|Fort Wayne|Bloomington IN|South Bend|Evansville|Carmel|Fishers|West Lafayette
    |Muncie|Terre Haute|Noblesville`,
  'US-KS': 'Wichita|Overland Park|Topeka|Olathe|Lenexa',
  'US-KY': 'Louisville|Lexington|Bowling Green|Frankfort|Covington',
  'US-LA': 'New Orleans|NOLA|Baton Rouge|Shreveport|Lafayette|Lake Charles|Metairie',
  'US-MA': `Boston|Worcester|Somerville|Waltham|Springfield MA|Cambridge MA|Burlington MA|Lowell|Quincy
    |Newton|Framingham|Brookline|Woburn|Needham|Natick|Marlborough|Andover|Amherst|New Bedford|Malden
    |Braintree|Wellesley|Westborough|Chelmsford|Foxborough|Cape Cod`,
  'US-MD': `Baltimore|Bethesda|Rockville|Columbia MD|Silver Spring|Annapolis|Gaithersburg|Frederick
    |College Park|Towson|Hagerstown|Hunt Valley|Owings Mills|Bowie|National Harbor`,
  'US-ME': 'Bangor|Portland ME',
  'US-MI': `Detroit|Ann Arbor|Grand Rapids|Lansing|Kalamazoo|Flint|Southfield|Dearborn|East Lansing
    |Sterling Heights|Livonia|Novi|Farmington Hills|Auburn Hills|Battle Creek|Traverse City|Saginaw
    |Ypsilanti`,
  'US-MN': `Minneapolis|Saint Paul|St. Paul|Twin Cities|Rochester MN|Duluth|Eden Prairie|St. Cloud|Mankato
    |Minnetonka|Edina`,
  'US-MO': `St. Louis|Saint Louis|Kansas City|Springfield MO|O'Fallon|St. Charles|Creve Coeur|Lee's Summit
    |Joplin|Clayton|Jefferson City|Branson`,
  'US-MS': 'Biloxi|Gulfport|Hattiesburg|Tupelo|Starkville',
  'US-MT': 'Billings|Missoula|Bozeman|Helena|Great Falls|Kalispell|Butte|Whitefish',
  'US-NC': `Charlotte|Raleigh|Durham|Greensboro|Chapel Hill|Asheville|Winston-Salem|Cary|High Point
    |Morrisville|Research Triangle Park|Research Triangle|RTP|Huntersville|Gastonia`,
  'US-ND': 'Fargo|Bismarck|Grand Forks|Minot',
  'US-NE': 'Omaha|Lincoln|Kearney|Grand Island',
  'US-NH': 'Manchester NH|Nashua|Concord NH|Keene',
  'US-NJ': `Jersey City|Hoboken|Princeton|Newark|Trenton|Short Hills|Edison|Camden|Parsippany|Morristown
    |Red Bank|Cherry Hill|Paramus|Piscataway|Bridgewater|Mount Laurel|Basking Ridge|Secaucus|Fort Lee
    |Atlantic City|Iselin|Hackensack`,
  'US-NM': 'Albuquerque|Santa Fe|Las Cruces|Rio Rancho|Los Alamos',
  'US-NV': 'Las Vegas|Reno|Henderson|North Las Vegas|Sparks|Carson City',
  'US-NY': `New York City|NYC|Brooklyn|Manhattan|Buffalo|Albany|Rochester|Syracuse|Ithaca|White Plains
    |Queens|Bronx|Yonkers|Staten Island|Long Island|Long Island City|Utica|Binghamton|Schenectady
    |Poughkeepsie|New Rochelle|Saratoga Springs|Harlem|Melville|Westchester|Hudson Valley|Niagara Falls
    |Armonk|NY Metro|Greater New York City Area`,
  'US-OH': 'Columbus|Cleveland|Cincinnati|Toledo|Dayton|Akron|Youngstown|Blue Ash|Westerville|Beachwood',
  'US-OK': 'Oklahoma City|Tulsa|Norman|Edmond|Stillwater|Broken Arrow|Lawton',
  'US-OR': 'Portland|Eugene|Beaverton|Hillsboro|Salem|Bend|Gresham|Corvallis|Lake Oswego|Tigard',
  'US-PA': `Philadelphia|Philly|Pittsburgh|Harrisburg|Allentown|King of Prussia|Bethlehem PA|Scranton
    |Lancaster|Erie|State College|Malvern|Conshohocken|Blue Bell|Plymouth Meeting|Horsham|West Chester
    |Bryn Mawr|Wilkes-Barre|Lehigh Valley`,
  'US-PR': 'San Juan',
  'US-RI': 'Providence|Cranston|Pawtucket',
  'US-SC': `Charleston|Greenville|Columbia SC|Spartanburg|Myrtle Beach|Rock Hill|Mount Pleasant
    |Hilton Head|Clemson`,
  'US-SD': 'Sioux Falls|Rapid City|Brookings',
  'US-TN': `Nashville|Memphis|Knoxville|Chattanooga|Murfreesboro|Clarksville|Brentwood|Johnson City
    |Oak Ridge|Kingsport`,
  'US-TX': `Austin|Dallas|Houston|San Antonio|Fort Worth|Plano|Irving|Frisco|El Paso|Lubbock|DFW
    |College Station|Round Rock|Waco|Corpus Christi|Laredo|Amarillo|McAllen|Brownsville|Midland|Denton
    |McKinney|Richardson|Carrollton|Garland|Grand Prairie|Southlake|Coppell|The Woodlands|Sugar Land|Katy
    |Galveston|Beaumont|Tyler|Abilene|San Marcos|Cedar Park|Pflugerville|Las Colinas|Killeen`,
  'US-UT': `Salt Lake City|SLC|Provo|Lehi|Ogden|Park City|Draper|South Jordan|American Fork|Orem
    |St. George|Pleasant Grove|Cottonwood Heights|Midvale|Silicon Slopes`,
  'US-VA': `Richmond|Reston|McLean|Alexandria|Norfolk|Virginia Beach|Herndon|Charlottesville|Fairfax
    |Chantilly|Arlington|Roanoke|Newport News|Hampton|Chesapeake|Ashburn|Tysons|Tysons Corner|Falls Church
    |Blacksburg|Harrisonburg|Lynchburg|Williamsburg|Manassas|Leesburg|Dulles|Quantico`,
  'US-VT': 'Burlington|Montpelier|Rutland|South Burlington|Stowe',
  'US-WA': `Seattle|Bellevue|Redmond|Spokane|Tacoma|Kirkland|Olympia|Everett|Renton|Bothell|Issaquah
    |Bellingham|Yakima|Federal Way|Pullman|Walla Walla|Puyallup|Mercer Island|Woodinville|Lynnwood|Kennewick|Wenatchee`,
  'US-WI': `Milwaukee|Madison|Green Bay|Kenosha|Racine|Appleton|Eau Claire|La Crosse|Oshkosh|Waukesha
    |Brookfield|Wauwatosa|Fond du Lac|Stevens Point|Wausau|Middleton`,
  'US-WV': 'Morgantown|Wheeling',
  'US-WY': 'Cheyenne|Casper|Laramie|Jackson Hole|Gillette|Sheridan|Cody|Rock Springs',
  AE: 'Dubai|Abu Dhabi|Sharjah|Al Ain',
  AF: 'Kabul',
  AL: 'Tirana',
  AM: 'Yerevan',
  AR: 'Buenos Aires|Córdoba|Rosario|Mendoza|La Plata|Mar del Plata|CABA',
  AT: 'Vienna|Wien|Graz|Salzburg|Linz|Innsbruck',
  AU: `Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Gold Coast|Geelong|Wollongong|Darwin
    |Cairns|Parramatta`,
  AZ: 'Baku',
  BA: 'Sarajevo|Banja Luka',
  BD: 'Dhaka|Chittagong',
  BE: 'Brussels|Antwerp|Ghent|Leuven|Bruges|Liège|Mechelen|Bruxelles|Gent|Antwerpen',
  BG: 'Sofia|Plovdiv|Varna|Burgas',
  BH: 'Manama',
  BO: 'La Paz|Cochabamba|Santa Cruz de la Sierra',
  BR: `São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Porto Alegre|Brasília|Florianópolis|Recife
    |Fortaleza|Campinas|Salvador|Manaus|Goiânia|Osasco|Barueri|Joinville|Blumenau|São José dos Campos
    |Ribeirão Preto|Uberlândia|Maringá|Londrina`,
  BW: 'Gaborone',
  BY: 'Minsk',
  CA: `Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary|Edmonton|Winnipeg|Waterloo|Kitchener|Halifax
    |Mississauga|Quebec City|Victoria|Burnaby|Markham|Greater Toronto Area|Kelowna|Saskatoon|Regina
    |St. John's|Fredericton|Moncton|Guelph|Oakville|Brampton|Vaughan|Laval|Gatineau|Coquitlam|North York
    |Scarborough|Barrie|GTA|Sherbrooke|Lethbridge|Kanata|Nanaimo`,
  CD: 'Kinshasa',
  CH: `Zurich|Zürich|Geneva|Genève|Basel|Lausanne|Bern|Zug|Lugano|Winterthur|St. Gallen|Lucerne|Luzern
    |Neuchâtel`,
  CI: 'Abidjan',
  CL: 'Santiago|Valparaíso|Concepción|Viña del Mar',
  CM: 'Douala|Yaoundé',
  CN: `Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu|Suzhou|Nanjing|Wuhan|Tianjin|Dalian|Xi'an
    |Qingdao|Xiamen|Chongqing|Zhuhai|Dongguan|Ningbo|Changsha|Shenyang|Hefei`,
  CO: 'Bogotá|Medellín|Cali|Barranquilla|Cartagena|Pereira|Bucaramanga|Manizales',
  CR: 'San José Costa Rica|Heredia',
  CY: 'Nicosia|Limassol|Larnaca|Paphos',
  CZ: 'Prague|Praha|Brno|Ostrava',
  DE: `Berlin|Munich|München|Hamburg|Frankfurt|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Potsdam
    |Hanover|Hannover|Nuremberg|Nürnberg|Bonn|Karlsruhe|Heidelberg|Mannheim|Bremen|Dortmund|Essen|Aachen
    |Darmstadt|Freiburg|Münster|Augsburg|Wiesbaden|Kiel|Rostock|Jena|Ulm|Bielefeld|Erlangen|Regensburg
    |Walldorf|Duisburg|Bochum|Wuppertal|Mainz|Kassel|Saarbrücken|Magdeburg|Erfurt|Chemnitz|Ingolstadt
    |Heilbronn|Konstanz|Tübingen|Göttingen|Braunschweig|Wolfsburg|Paderborn|Trier|Würzburg`,
  DK: 'Copenhagen|København|Aarhus|Odense|Aalborg',
  DO: 'Santo Domingo',
  DZ: 'Algiers',
  EC: 'Quito|Guayaquil',
  EE: 'Tallinn|Tartu',
  EG: 'Cairo|Giza',
  ES: `Madrid|Barcelona|Valencia|Seville|Sevilla|Málaga|Malaga|Bilbao|Zaragoza|Valladolid|Alicante|Granada
    |Palma|Murcia|San Sebastián|Vigo|Las Palmas|Tarragona|Pamplona|A Coruña|Santander|Oviedo|Gijón`,
  ET: 'Addis Ababa',
  FI: 'Helsinki|Espoo|Tampere|Oulu|Turku|Vantaa|Jyväskylä',
  FR: `Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Bordeaux|Lille|Strasbourg|Grenoble|Montpellier|Rennes
    |Sophia Antipolis|Aix-en-Provence|Rouen|Dijon|Angers|Clermont-Ferrand|Annecy|La Défense|Metz|Reims`,
  GB: `London|Manchester|Birmingham|Edinburgh|Glasgow|Bristol|Leeds|Liverpool|Cambridge|Oxford|Belfast
    |Cardiff|Nottingham|Sheffield|Newcastle|Reading|Brighton|Bath|Milton Keynes|Aberdeen|Southampton
    |Leicester|Coventry|York|Exeter|Norwich|Plymouth|Derby|Swansea|Dundee|Stoke-on-Trent|Wolverhampton
    |Sunderland|Bradford|Guildford|Slough|Watford|Croydon|Cheltenham|Warrington|Bournemouth|Inverness
    |Swindon|Maidenhead|Luton|Peterborough|Ipswich|Farnborough|Basingstoke|Crawley|Woking|Telford
    |Northampton|Portsmouth`,
  GE: 'Tbilisi|Batumi',
  GH: 'Accra|Kumasi',
  GR: 'Athens|Thessaloniki|Patras|Heraklion',
  GT: 'Guatemala City',
  HK: 'Kowloon',
  HN: 'Tegucigalpa|San Pedro Sula',
  HR: 'Zagreb|Split|Rijeka',
  HT: 'Port-au-Prince',
  HU: 'Budapest|Debrecen|Szeged',
  ID: 'Jakarta|Bandung|Surabaya|Bali|Yogyakarta|Tangerang|Bekasi',
  IE: 'Dublin|Cork|Galway|Limerick|Waterford',
  IL: `Tel Aviv|Tel Aviv-Yafo|Jerusalem|Haifa|Herzliya|Ramat Gan|Petah Tikva|Beer Sheva|Ra'anana|Netanya
    |Hod Hasharon`,
  IN: `Bangalore|Bengaluru|Mumbai|Delhi|New Delhi|Hyderabad|Chennai|Pune|Kolkata|Gurgaon|Gurugram|Noida
    |Ahmedabad|Vadodara|Jaipur|Kochi|Indore|Chandigarh|Coimbatore|Surat|Lucknow|Nagpur|Thiruvananthapuram
    |Mysore|Mysuru|Bhubaneswar|Visakhapatnam|Hinjawadi|Navi Mumbai|Thane|Mohali|Trivandrum|Goa|Bhopal
    |Patna|Faridabad|Ghaziabad|Vijayawada|Nashik|Rajkot|Mangalore|Madurai|Greater Noida|Secunderabad
    |Kozhikode|Ranchi|Raipur|Guwahati|Delhi NCR`,
  IQ: 'Baghdad|Erbil',
  IS: 'Reykjavik|Reykjavík',
  IT: `Milan|Milano|Rome|Roma|Turin|Torino|Bologna|Naples|Florence|Genoa|Padova|Verona|Palermo|Bari
    |Catania|Pisa|Trento|Trieste|Parma|Modena|Bergamo|Brescia|Venezia|Firenze|Genova|Napoli`,
  JO: 'Amman',
  JP: 'Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Fukuoka|Sapporo|Kobe|Sendai|Kawasaki|Shibuya|Minato',
  KE: 'Nairobi|Mombasa|Kisumu',
  KH: 'Phnom Penh',
  KR: 'Seoul|Busan|Incheon|Daejeon|Daegu|Pangyo|Seongnam|Suwon',
  KW: 'Kuwait City',
  KZ: 'Almaty|Astana',
  LB: 'Beirut',
  LK: 'Colombo',
  LT: 'Vilnius|Kaunas|Klaipeda',
  LV: 'Riga',
  MA: 'Casablanca|Rabat|Marrakech|Tangier|Fes|Agadir',
  MD: 'Chisinau',
  ME: 'Podgorica',
  MG: 'Antananarivo',
  MK: 'Skopje',
  MM: 'Yangon',
  MT: 'Valletta|Sliema',
  MU: 'Port Louis',
  MW: 'Lilongwe',
  MX: `Mexico City|Ciudad de México|CDMX|Guadalajara|Monterrey|Tijuana|Querétaro|Mérida|Puebla|Cancun
    |Cancún|Zapopan|Hermosillo|Saltillo|Toluca|Aguascalientes|San Luis Potosí|Playa del Carmen`,
  MY: 'Kuala Lumpur|Penang|Selangor|Cyberjaya|Johor Bahru|Petaling Jaya|Kuching|Kota Kinabalu',
  MZ: 'Maputo',
  NA: 'Windhoek',
  NG: 'Lagos|Abuja|Ibadan|Port Harcourt|Kano',
  NI: 'Managua',
  NL: `Amsterdam|Rotterdam|Utrecht|The Hague|Den Haag|Eindhoven|Delft|Leiden|Haarlem|Groningen|Tilburg
    |Breda|Nijmegen|Arnhem|Maastricht|Almere|Amersfoort|Hilversum|Zwolle|Enschede|Den Bosch|Hoofddorp
    |Amstelveen`,
  NO: 'Oslo|Bergen|Trondheim|Stavanger',
  NP: 'Kathmandu',
  NZ: 'Auckland|Wellington|Christchurch|Dunedin|Tauranga',
  OM: 'Muscat',
  PE: 'Lima|Arequipa|Cusco',
  PH: `Manila|Makati|Cebu|Quezon City|Taguig|Metro Manila|Davao|Pasig|BGC|Mandaluyong|Cebu City|Iloilo
    |Baguio|Parañaque`,
  PK: 'Karachi|Lahore|Islamabad|Rawalpindi|Faisalabad|Peshawar',
  PL: `Warsaw|Warszawa|Krakow|Kraków|Wroclaw|Wrocław|Gdansk|Gdańsk|Poznan|Poznań|Lodz|Łódź|Katowice
    |Szczecin|Bydgoszcz|Lublin|Rzeszow|Rzeszów|Gdynia|Tricity`,
  PT: 'Lisbon|Lisboa|Porto|Braga|Coimbra|Aveiro|Faro|Funchal|Setúbal|Leiria',
  PY: 'Asunción',
  QA: 'Doha',
  RO: 'Bucharest|București|Cluj|Cluj-Napoca|Iasi|Timisoara|Brasov|Sibiu|Oradea|Craiova',
  RS: 'Belgrade|Novi Sad|Niš',
  RU: 'Moscow|Saint Petersburg Russia|Novosibirsk|Kazan',
  RW: 'Kigali',
  SA: 'Riyadh|Jeddah|Dammam|Khobar|Dhahran',
  SE: 'Stockholm|Gothenburg|Göteborg|Malmö|Uppsala|Lund|Linköping|Västerås|Örebro|Helsingborg|Umeå',
  SI: 'Ljubljana|Maribor',
  SK: 'Bratislava|Košice',
  SN: 'Dakar',
  SV: 'San Salvador',
  TH: 'Bangkok|Chiang Mai|Phuket',
  TN: 'Tunis',
  TR: 'Istanbul|İstanbul|Ankara|Izmir|Bursa|Antalya',
  TT: 'Port of Spain',
  TW: 'Taipei|Hsinchu|Taichung|Kaohsiung|Tainan',
  TZ: 'Dar es Salaam|Arusha',
  UA: 'Kyiv|Kiev|Lviv|Kharkiv|Odesa|Dnipro',
  UG: 'Kampala',
  UY: 'Montevideo',
  UZ: 'Tashkent',
  VE: 'Caracas',
  VN: 'Ho Chi Minh City|Hanoi|Da Nang|HCMC|Haiphong|Saigon',
  XK: 'Pristina',
  ZA: `Cape Town|Johannesburg|Pretoria|Durban|Stellenbosch|Sandton|Centurion|Port Elizabeth|Bloemfontein
    |Midrand`,
  ZM: 'Lusaka',
  ZW: 'Harare',
}

/** [name, code] of every city. */
export const CITIES: readonly (readonly [string, string])[] = Object.entries(packed).flatMap(
  ([code, names]) => names.split('|').map((name) => [name.trim(), code] as const),
)
