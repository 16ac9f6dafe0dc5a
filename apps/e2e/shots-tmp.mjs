import { chromium } from '@playwright/test'
import { findChromium } from '@lilypad/fetching'
const launch = await findChromium(process.env.CHROMIUM_PATH ?? null)
const O = 'http://localhost:24871'
const browser = await chromium.launch(launch)
const N = { countries:null, states_only:null, states_excluded:null, time_zones:null, must_live_near:null, sponsorship:null, authorization_required:null }
for (const [w,h,phone] of [[1280,900,false],[390,844,true]]) {
  const ctx = await browser.newContext({ viewport:{width:w,height:h}, hasTouch:phone, isMobile:phone })
  const page = await ctx.newPage()
  page.on('console', m => m.type()==='error' && console.log('console', m.text()))
  page.on('pageerror', e => console.log('pageerror', e.message))
  await page.goto(O)
  const post = (path, data) => page.request.post(O+path, { data })
  console.log((await post('/api/headless_log_in', { email:'admin@example.com', password:'lilypad-demo' })).status())
  const { jobs } = await (await page.request.get(O+'/admin-api/get_curation_jobs?show=listed')).json()
  const all = (await (await page.request.get(O+'/api/load_front_end_jobs')).json()).jobs
  const [a,b,c] = all
  const r = await post('/admin-api/curate_job', { id:a.id, eligibility:{...N, countries:['US'], states_only:['CA','TX']}, licence:{need:'required',kind:'teaching',states:['TX'],subject:null}, requirements:{education_required:'bachelor',education_preferred:'master',or_equivalent_experience:true,experience_years_min:3,classroom_years_min:2}, calendar:{term:'10-month',start:'August 2026',deadline:null,hours_per_week:20} })
  console.log(r.status())
  console.log((await post('/admin-api/curate_job', { id:b.id, eligibility:{...N, countries:['US'], states_only:['NY']}})).status())
  // give evidence by changing what is loaded
  await page.route('**/api/load_front_end_job?*', async route => {
    const body = await (await route.fetch()).json()
    body.job.Facts.eligibility.evidence = ['Candidates must reside in California or Texas; we cannot hire elsewhere at this time.']
    body.job.Facts.licence.evidence = ['A valid Texas teaching certificate is required.']
    body.job.Facts.requirements.evidence = ['Bachelor’s degree or equivalent experience required; Master’s preferred.', 'Minimum of 3 years of experience, two of them teaching.']
    await route.fulfill({ json: body })
  })
  await page.route('**/admin-api/get_curation_jobs*', async route => {
    const body = await (await route.fetch()).json()
    body.jobs[0].facts.eligibility.evidence = ['Candidates must reside in California or Texas; we cannot hire elsewhere at this time.']
    await route.fulfill({ json: body })
  })
  const me = await page.request.get(O+'/api/get_logged_in_user'); 
  await page.route('**/api/get_logged_in_user*', async route => { const body = await (await route.fetch()).json(); if(body.user) body.user.state='Ohio'; await route.fulfill({json:body}) })
  const P = `/tmp/shots/${w}-`
  await page.goto(O+`/?x#/job/${a.id}`); await page.getByText('Can I take this job?').waitFor({timeout:15000}); await page.waitForTimeout(500)
  await page.screenshot({ path:P+'job.png', fullPage:false })
  for (const s of await page.getByText('In the posting’s words').all()) await s.click()
  await page.getByText('Can I take this job?').scrollIntoViewIfNeeded(); await page.waitForTimeout(300)
  await page.screenshot({ path:P+'job-open.png', fullPage:true })
  await page.goto(O+`/?x#/job/${c.id}`); await page.getByText('Can I take this job?').waitFor(); await page.waitForTimeout(500)
  await page.screenshot({ path:P+'job-none.png' })
  await page.goto(O+'/?x#/dashboard'); await page.getByText(/jobs found/).waitFor()
  if (phone) await page.getByRole('button',{name:/^Job Filters/}).click()
  const scope = phone ? page.getByRole('dialog',{name:'Job Filters'}) : page
  await page.waitForTimeout(500)
  for (const n of ['Job category','Job type','Minimum salary']) { const btn = scope.getByRole('region',{name:n,exact:true}).getByRole('button').first(); if(await btn.getAttribute('aria-expanded')==='true') await btn.click() }
  for (const n of ['I live in','Teaching licence','Degree']) { const btn = scope.getByRole('region',{name:n,exact:true}).getByRole('button').first(); if(await btn.getAttribute('aria-expanded')==='false') await btn.click() }
  await page.waitForTimeout(300)
  await scope.getByRole('region',{name:'Degree',exact:true}).scrollIntoViewIfNeeded()
  await page.screenshot({ path:P+'panel.png' })
  await scope.getByRole('combobox',{name:'I live in'}).selectOption('TX')
  await scope.getByRole('combobox',{name:'Teaching licence'}).selectOption('none_required')
  await scope.getByRole('combobox',{name:'Degree'}).selectOption('bachelor')
  await page.waitForTimeout(500)
  await page.screenshot({ path:P+'panel-set.png' })
  if (phone) await page.getByRole('button',{name:/^Show .*job/}).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path:P+'cards.png' })
  await page.goto(O+'/?x#/admin/curation?search='+encodeURIComponent(a['Job Title'])); await page.getByRole('article').first().waitFor(); await page.waitForTimeout(400)
  await page.screenshot({ path:P+'desk.png' })
  await page.getByRole('button',{name:'Edit',exact:true}).first().click(); await page.waitForTimeout(400)
  const d = page.getByRole('dialog')
  await page.screenshot({ path:P+'dialog.png' })
  for (const s of await d.locator('summary').all()) { await s.click() }
  await d.getByText('What the posting states').scrollIntoViewIfNeeded(); await page.waitForTimeout(300)
  await page.evaluate(() => { const e=document.querySelector('dialog'); e.style.maxHeight='none'; e.style.height='auto'; e.style.overflow='visible' })
  await page.setViewportSize({ width:w, height:2400 }); await page.waitForTimeout(300)
  await page.screenshot({ path:P+'dialog-open.png' })
  await page.setViewportSize({ width:w, height:h })
  const pub = await browser.newContext({ viewport:{width:w,height:h} })
  const pp = await pub.newPage()
  const free = (await (await pp.request.get(O+'/api/load_front_end_jobs')).json()).jobs
  await pp.goto(O+'/jobs/'+free[0].id); await pp.screenshot({ path:P+'public.png', fullPage:true })
  const over = await pp.evaluate(()=>document.documentElement.scrollWidth>innerWidth); if(over) console.log('sideways public')
  console.log(await page.evaluate(()=>document.documentElement.scrollWidth>innerWidth))
  await ctx.close(); await pub.close()
}
await browser.close()
