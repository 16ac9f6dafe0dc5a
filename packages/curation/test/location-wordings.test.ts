import { readPlaces } from '@lilypad/curation'
import { expect, test } from 'vitest'

/** A place as boards print it, its workplace and its restriction; a row ends at ~ or at the line’s end. */
const PRINTED = `
Remote - EMEA => Remote ~ US (excluding CA) => - US ~ Remote (US, excluding NY and CA) => Remote US
Remote, United States (except Alaska and Hawaii) => Remote US
Remote (Missouri, New York) => Remote US-MO US-NY ~ Remote, North America => Remote
Birmingham, AL => - US-AL ~ Anchorage, Alaska => - US-AK ~ Tempe, AZ, USA => - US-AZ
Fayetteville, AR, United States => - US-AR ~ Oakland => - US-CA ~ Fort Collins, CO 80525 => - US-CO
New Haven, Connecticut => - US-CT ~ Wilmington, DE => - US-DE ~ Jacksonville, FL (Remote) => Remote US-FL
Savannah, Georgia => - US-GA ~ Honolulu, HI => - US-HI ~ Boise => - US-ID ~ Peoria, IL => - US-IL
Fort Wayne, IN => - US-IN ~ Des Moines, IA => - US-IA ~ Wichita, Kansas, United States => - US-KS
Louisville, KY => - US-KY ~ Baton Rouge, LA => - US-LA ~ Portland, ME => - US-ME ~ Bethesda, MD => - US-MD
Boston => - US-MA ~ Grand Rapids, Michigan => - US-MI ~ Minneapolis - St. Paul => - US-MN
Jackson, MS => - US-MS ~ St. Louis, MO (Hybrid) => Hybrid US-MO ~ Bozeman, Montana => - US-MT
Omaha => - US-NE ~ Henderson, NV => - US-NV ~ Manchester, NH => - US-NH ~ Jersey City, NJ => - US-NJ
Albuquerque, NM => - US-NM ~ Brooklyn, New York => - US-NY ~ Durham, NC / Remote => Remote US-NC
Fargo, ND => - US-ND ~ Cleveland => - US-OH ~ Tulsa, OK => - US-OK
Eugene, Oregon, United States of America => - US-OR ~ Pittsburgh, PA => - US-PA ~ Providence, RI => - US-RI
Greenville, SC => - US-SC ~ Sioux Falls, SD => - US-SD ~ Memphis => - US-TN
Dallas/Fort Worth, TX => - US-TX ~ Provo, UT => - US-UT ~ Burlington, VT => - US-VT
Arlington, VA => - US-VA ~ Spokane, WA => - US-WA ~ Charleston, WV => - US-WV
Milwaukee, Wisconsin => - US-WI ~ Laramie, WY => - US-WY ~ Washington, DC Metro Area => - US-DC
San Juan, Puerto Rico => - US-PR ~ Vancouver, BC => - CA ~ Calgary, Alberta, Canada => - CA
Montréal, QC => - CA ~ Ottawa, Ontario => - CA ~ Halifax, NS, Canada => - CA ~ Winnipeg, MB => - CA
Remote (Ontario or British Columbia) => Remote CA ~ Saskatoon, Saskatchewan => - CA
Remote in Canada => Remote CA ~ Remote - US or Canada => Remote CA US ~ US/Canada Remote => Remote CA US
United States & Canada (Remote) => Remote CA US ~ Remote (UK or Ireland) => Remote GB IE
Remote - Europe => Remote ~ Remote, EU => Remote ~ Remote | APAC => Remote ~ Remote (LATAM) => Remote
Worldwide => - ~ Remote - Worldwide => Remote ~ Anywhere => Remote
Remote (anywhere in the world) => Remote ~ 100% Remote => Remote ~ Fully Remote, USA => Remote US
Remote (EST or CST time zone) => Remote ~ Remote (US Eastern Time) => Remote US
US Remote - Pacific Time Zone => Remote US
Remote - Central or Eastern time zones, United States => Remote US
Remote - CA, CO, NY, WA => Remote US-CA US-CO US-NY US-WA
Remote (TX, FL, GA, NC) => Remote US-FL US-GA US-NC US-TX
Remote in: Illinois, Indiana, Ohio, Michigan => Remote US-IL US-IN US-MI US-OH
Remote, Northeast US => Remote US ~ Midwest Region (Remote) => Remote US
Remote: must reside in Florida => Remote US-FL ~ Home Office - Ohio => Remote US-OH
Work from home - Virginia => Remote US-VA ~ Telework eligible - Albany, NY => Remote US-NY
Virtual => Remote ~ Virtual - United States => Remote US ~ Nationwide => - US
Remote (Nationwide) => Remote US ~ USA => - US ~ U.S. Remote => Remote US
Remote within the U.S. => Remote US ~ Remote in the continental United States => Remote US
Multiple Locations => - ~ Various Locations, Texas => - US-TX ~ TBD => - ~ N/A => -
Statewide, Colorado => - US-CO ~ Hybrid - Chicago, IL => Hybrid US-IL
Boston, MA (Hybrid, 3 days in office) => Hybrid US-MA ~ Hybrid Remote - Austin, TX => Remote US-TX
In-office: Raleigh, NC => On-Site US-NC ~ Onsite - Sacramento, CA => On-Site US-CA
Lincoln Elementary School - Yakima, WA => - US-WA ~ Main Campus, Tacoma, WA => On-Site US-WA
District Office - Modesto, CA => On-Site US-CA ~ Corporate Headquarters - Tampa, FL => On-Site US-FL
Dublin, Ireland => - IE ~ Dublin, OH => - US-OH ~ Athens, GA => - US-GA ~ Tbilisi, Georgia => - GE
Paris, France => - FR ~ Paris, TX => - US-TX ~ Cambridge, MA => - US-MA ~ Cambridge, UK => - GB
Cambridge, England, United Kingdom => - GB ~ London, Ontario => - CA ~ Birmingham, United Kingdom => - GB
Richmond, BC, Canada => - CA ~ Melbourne, VIC, Australia => - AU ~ Melbourne, FL => - US-FL
Sydney => - AU ~ Bengaluru, Karnataka, India => - IN ~ Hyderabad, India (Remote) => Remote IN
Manila, Philippines => - PH ~ Mexico City => - MX ~ Remote - Mexico => Remote MX ~ Santiago, CL => - CL
Bogotá, Colombia => - CO ~ Lima, Peru => - PE ~ Lima, OH => - US-OH ~ Nairobi, Kenya => - KE
Lagos, NG => - NG ~ Cape Town, South Africa => - ZA ~ Tel Aviv => - IL ~ Munich, DE => - DE
Berlin, Germany or Remote (Germany) => Remote DE ~ Amsterdam, NL => - NL ~ Kraków, Poland => - PL
Lisbon => - PT ~ Barcelona, Catalonia, Spain => - ES ~ Stockholm, SE => - SE ~ Hong Kong => - HK
Tokyo, JP => - JP ~ Shenzhen, Guangdong, China => - CN ~ Dubai, United Arab Emirates => - AE
New York City; Remote - USA => Remote US ~ New York, NY or Remote => Remote US-NY
NYC or SF => - US-CA US-NY ~ Atlanta, GA; Charlotte, NC; Nashville, TN => - US-GA US-NC US-TN
Chicago, Illinois, United States; Remote, United States => Remote US
Austin, TX | Denver, CO | Remote => Remote US-CO US-TX ~ Dallas, TX, US / Houston, TX, US => - US-TX
US-TX-Austin => - US-TX ~ US-CA-Remote => Remote US-CA ~ USA-NJ-Princeton => - US-NJ
United States-Illinois-Chicago => - US-IL ~ USA - Florida - Orlando => - US-FL
Remote-Arizona => Remote US-AZ ~ REMOTE, MINNESOTA => Remote US-MN ~ Kansas City, MO/KS => - US-KS US-MO
Washington State (Remote) => Remote US-WA ~ Remote - New York State => Remote US-NY
Greater Boston Area => - US-MA ~ Bay Area, California => - US-CA ~ SoCal => - US-CA
Long Island, NY => - US-NY ~ Silicon Valley => - US-CA ~ Twin Cities, MN => - US-MN
Northern Virginia => - US-VA ~ Upstate New York => - US-NY ~ Research Triangle Park, NC => - US-NC
Remote - Anywhere in Texas => Remote US-TX ~ Remote (Texas residents only) => Remote US-TX
Hybrid (Portland, OR) or Remote (US) => Remote US ~ Remote or Hybrid, Madison, WI => Remote US-WI
1200 Main St, Columbus, OH 43215 => - US-OH ~ Remote; 500 5th Avenue, New York, NY 10110 => Remote US-NY
Florida, US => - US-FL ~ CA, US => - US-CA ~ ON, CA => - CA ~ IN, US => - US-IN
Indianapolis, IN, US => - US-IN ~ Bangalore, IN => - IN ~ Denver, Colorado, US, 80202 => - US-CO
Remote, CO => Remote US-CO ~ Remote, OR => Remote US-OR
Remote in OR, WA, or ID => Remote US-ID US-OR US-WA ~ Oregon or Washington => - US-OR US-WA
Remote, Poland; Remote, Romania; Remote, Bulgaria => Remote BG PL RO
Spain / Portugal / Italy (remote) => Remote ES IT PT
Remote - Germany, Austria or Switzerland => Remote AT CH DE ~ DACH (Remote) => Remote ~ Nordics => -
Remote, South America => Remote ~ Americas (Remote) => Remote ~ Remote - AMER => Remote ~ Middle East => -
Southeast Asia (remote) => Remote ~ Remote, Africa => Remote ~ Remote - UK => Remote GB
Remote, England => Remote GB ~ Edinburgh, Scotland => - GB ~ Cardiff, Wales => - GB
Remote - New Zealand => Remote NZ ~ Remote (India) => Remote IN ~ Remote - Costa Rica => Remote CR
Remote - Jordan => Remote JO ~ Remote - Georgia (US) => Remote US-GA ~ Guadalajara, Jalisco, Mexico => - MX
Rome, GA => - US-GA ~ Cleveland, Ohio, United States (Remote) => Remote US-OH
Salt Lake City, UT (Lehi Office) => On-Site US-UT ~ Remote with travel to Nashville, TN => Remote US-TN
Charlotte => - US-NC ~ St. Paul, Minnesota => - US-MN
Scottsdale, AZ or remote in AZ, NV, UT => Remote US-AZ US-NV US-UT ~ Flexible / Remote => Remote
Remote First => Remote ~ US - Remote (CO, TX, UT) => Remote US-CO US-TX US-UT
USA Remote (must live in MA, NH or RI) => Remote US-MA US-NH US-RI ~ Eastern US => - US
Remote, US East => Remote US ~ Remote (GMT +/- 2) => Remote ~ Remote - Continental US => Remote US
Sarasota, FL; Remote => Remote US-FL ~ Remote (PST) => Remote ~ US - Northeast - Remote => Remote US
Rockville, Maryland; Remote within MD, VA, DC => Remote US-DC US-MD US-VA
Billings, Montana (MT) => - US-MT ~ Home Based - Texas => Remote US-TX ~ Charlottesville => - US-VA
Boston, Massachusetts, United States | New York, New York, United States => - US-MA US-NY
AZ - Phoenix => - US-AZ ~ NC-Charlotte-28202 => - US-NC ~ OH-Remote => Remote US-OH
Remote - USA (East Coast) => Remote US ~ Toronto or Remote (Canada) => Remote CA
Remote - Quebec => Remote CA
Vancouver, British Columbia, Canada; Seattle, Washington, United States => - CA US-WA
Zurich, Switzerland (Hybrid) => Hybrid CH ~ Remote - Anywhere in Europe => Remote
Remote EMEA / Remote APAC => Remote ~ Oxford, UK / Remote UK => Remote GB ~ Leeds, England => - GB
Belfast => - GB ~ Ho Chi Minh City, Vietnam => - VN ~ Accra, Ghana (Remote) => Remote GH
Remote | Kenya, Uganda, Rwanda => Remote KE RW UG ~ Cairo => - EG ~ Doha, QA => - QA ~ Auckland, NZ => - NZ
Perth, Western Australia => - AU ~ Frankfurt am Main, Germany => - DE ~ Remote, DE => Remote US-DE
Remote (Germany only) => Remote DE ~ Île-de-France => - FR
Remote - Philippines, India or Pakistan => Remote IN PH PK ~ Chicago - Onsite => On-Site US-IL
Tampa HQ => On-Site US-FL ~ Portland, Maine => - US-ME ~ Vancouver, WA => - US-WA
Naperville, Illinois, USA (Hybrid) => Hybrid US-IL ~ Remote (Utah preferred) => Remote US-UT
Any US location => - US ~ USA - Any Location => - US ~ United States (Any State) => - US
Work From Home, United States => Remote US ~ Telecommute => Remote ~ Field - Ohio => - US-OH
Columbia, South Carolina => - US-SC ~ Georgia, United States => - US-GA ~ Bloomington, Indiana => - US-IN
Remote - TX, OK, AR, LA => Remote US-AR US-LA US-OK US-TX ~ Palo Alto / San Mateo / SF => - US-CA
New York or London => - GB US-NY ~ Anywhere in Canada => Remote CA ~ Remote - Central US => Remote US
St. Louis => - US-MO ~ Minneapolis, MN or Remote US => Remote US ~ Sede central - Madrid => - ES
BOS, Sea, SF, Tor => - CA US-CA US-MA US-WA ~ PDX / NYC / ATL => - US-GA US-NY US-OR ~ LA, SF => - US-CA ~ SEA => -
Wyoming, MI 49509 => - US-MI ~ Nevada, MO => - US-MO ~ California, MD => - US-MD ~ Washington, PA => - US-PA
Delaware, OH, United States => - US-OH ~ Wyoming, Michigan, United States => - US-MI ~ Egypt, PA => - US-PA
Canada, KY => - US-KY ~ Little Canada, MN => - US-MN ~ New Britain, CT => - US-CT ~ San Marino, CA => - US-CA
Texas City, TX => - US-TX ~ Midwest City, OK => - US-OK ~ Virginia Beach, VA => - US-VA ~ Peru, IN => - US-IN
Ontario, CA, US => - US-CA ~ Toronto, Ontario, CA => - CA ~ Remote - Ontario, CA => Remote CA ~ Quebec, CA => - CA
St. John's, NL, CA => - CA ~ Houma, LA => - US-LA ~ Lafayette, LA => - US-LA ~ Remote - LA => Remote US-CA
88 Pennsylvania Ave, Washington, DC => - US-DC ~ 40 Georgia Street, Vancouver, BC => - CA
Bogotá, DC, CO => - CO ~ Germany, DE => - DE ~ India, IN => - IN ~ Rabat, MA, 10000 => - MA
Armenia, Georgia, Kazakhstan => - AM GE KZ ~ Georgia, Florida, Alabama => - US-AL US-FL US-GA
Southwest Region - AR, LA, MO, OK, TX 75001 => - US-AR US-LA US-MO US-OK US-TX
Southeast US (ARK, GA, Tenn.) => - US-AR US-GA US-TN ~ Northeast: MA, CT, RI => - US-CT US-MA US-RI
Washington DC-Baltimore Area => - US-DC US-MD
Kingsport-Johnson City-Bristol Area => - US-TN ~ Dallas-Fort Worth Area => - US-TX
Remote, anywhere in the US; preferred locations: Ohio => Remote US ~ 300 Pine Street, 5th Floor, Seattle, WA => - US-WA
Washington Elementary, Nampa, ID => - US-ID ~ 48 contiguous states => - US
Remote (must be located in ET or CT time zones) => Remote ~ Texas - Depot 4 => On-Site US-TX ~ Remoto - México => Remote MX ~ Hawaii; Guam => - US-GU US-HI ~ Not remote - Denver, CO => - US-CO
`

const rows = PRINTED.trim()
  .split(/ ~ |\n/)
  .map((row) => row.split(' => '))

test.each(rows)('%s: %s', (place = '', expected) => {
  const { workplace, restrictedTo } = readPlaces({
    places: [place],
    country: null,
    workplace: null,
    remote: null,
  })
  expect([workplace ?? '-', ...restrictedTo].join(' ')).toBe(expected)
})
