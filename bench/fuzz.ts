// Inputs made from the contract, right and spoiled, for every call: node scripts/run.mjs bench/fuzz.ts [cases] [seed]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { senhaDemo } from '../apps/server/src/seed/demo.ts'
import { erroBody } from '../packages/domain/src/http/erro.ts'
import { count, nextCall, people, type Call } from './fuzz/calls.ts'
import { nextAddress, openCompany, type Company } from './fuzz/company.ts'
import { drawFrom } from './fuzz/draw.ts'
import { createMemory } from './fuzz/memory.ts'
import { readAround } from './fuzz/reading.ts'
import { createRecords } from './fuzz/records.ts'
import { report, TARGET, written } from './fuzz/report.ts'
import { createRequests, type Drawn } from './fuzz/requests.ts'
import { createSpoiler } from './fuzz/spoil.ts'

const CASES = Number(process.argv[2] ?? TARGET.cases)
const SEED = Number(process.argv[3] ?? 20_261_124)
const SPOILED = 1 / 3
/** Somebody of another group, now and then. */
const STRANGER = 0.07
/** Cases between two looks at what there is, and until everybody opens their screens anew. */
const REFRESH = 250
const READ_AGAIN = 4000
/** The clock goes on: sessions, hours and limits by the minute are there too. */
const STEP_MS = 400
/** What an answer must not tell of the inside. */
const INSIDE = /\bselect \b.*\bfrom\b|node_modules|\.ts:\d|at [\w.]+ \(|syntax error|violates|relation "/i

const statuses = new Map<number, number>()
const codes = new Map<string, number>()
const findings: string[] = []

interface Answer {
  readonly status: number
  readonly type: string
  /** Of JSON. */
  readonly text: string
  readonly payload: Drawn['options']['payload']
}

/** What is wrong with an answer, whatever was asked. */
function wrongWith({ status, text, type }: Answer): string | null {
  if (status >= 500) return `answered ${status}`
  if (status < 400) return null
  if (!type.startsWith('application/json')) return `refused as ${type}`
  const body = erroBody.safeParse(JSON.parse(text))
  if (!body.success) return 'refused in another form'
  count(codes, body.data.codigo)
  return INSIDE.test(text) ? 'tells of the inside' : null
}

/** The same with each of the findings accepted that one may accept, where there are no others. */
function accepting({ status, text, payload }: Answer): string | null {
  if (status !== 422 || typeof payload !== 'string') return null
  const { pendencias = [] } = JSON.parse(text) as { pendencias?: { codigo: string; severidade: string }[] }
  if (pendencias.length === 0 || pendencias.some(({ severidade }) => severidade !== 'alerta')) return null
  const alertasAceitos = pendencias.map(({ codigo }) => codigo)
  return JSON.stringify({ ...(JSON.parse(payload) as object), alertasAceitos })
}

/** How surely what was meant was there. */
function foundBy({ status, text }: Answer): number {
  if (status < 400) return 1
  if (text.includes('"versao_antiga"')) return 0.2
  return status === 409 || status === 422 ? 0.7 : 0
}

/** Sessions with the password just confirmed, as long as that counts. */
function createSessions(company: Company) {
  const tokens = new Map<string, string | null>()
  return {
    forget: (usuario: string) => void tokens.delete(usuario),
    tokenOf: async (usuario: string): Promise<string | null> => {
      const known = tokens.get(usuario)
      if (known !== undefined) return known
      const token = await company.enter(usuario)
      tokens.set(usuario, token)
      await company.app.inject({
        method: 'POST',
        url: '/api/auth/confirmar',
        remoteAddress: nextAddress(),
        headers: { authorization: `Bearer ${token ?? ''}` },
        payload: { senha: senhaDemo },
      })
      return token
    },
  }
}
type Sessions = ReturnType<typeof createSessions>

function createAsk({ app }: Company, { tokenOf, forget }: Sessions) {
  const once = async (usuario: string, { options }: Drawn, payload: Answer['payload']): Promise<Answer> => {
    const token = await tokenOf(usuario)
    const { statusCode, headers, body } = await app.inject({
      ...options,
      ...(payload === undefined ? {} : { payload }),
      remoteAddress: nextAddress(),
      headers: { ...options.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    })
    const type = String(headers['content-type'])
    return { status: statusCode, type, text: type.startsWith('application/json') ? body : '', payload }
  }
  /** Asked as a screen does: alerts are read and accepted, and whoever was signed out signs in again. */
  return async (call: Call, usuario: string, drawn: Drawn): Promise<Answer> => {
    const tally = (answer: Answer): Answer => {
      count(statuses, answer.status)
      call.tally.sent += 1
      if (answer.status < 300) call.tally.accepted += 1
      return answer
    }
    let answer = tally(await once(usuario, drawn, drawn.options.payload))
    const accepted = accepting(answer)
    if (accepted !== null) answer = tally(await once(usuario, drawn, accepted))
    if (answer.status !== 401 && !answer.text.includes('"confirmar_senha"')) return answer
    forget(usuario)
    return tally(await once(usuario, drawn, answer.payload))
  }
}

async function run(company: Company): Promise<void> {
  const draw = drawFrom(SEED)
  const memory = createMemory()
  const records = await createRecords(company.db, draw, memory)
  const spoiler = createSpoiler(draw, SEED)
  const now = (): number => company.clock.agora().epochMilliseconds
  const request = createRequests({ draw, records, spoiler, now })
  const sessions = createSessions(company)
  const ask = createAsk(company, sessions)
  for (let n = 0; n < CASES; n += 1) {
    if (n % REFRESH === 0) await records.refresh()
    if (n % READ_AGAIN === 0) await readAround(company, { draw, memory }, sessions.tokenOf)
    company.clock.irPara(company.clock.agora().add({ milliseconds: STEP_MS }).toString())
    const call = nextCall(draw, n)
    const known = call.people.length > 0 && !draw.chance(STRANGER)
    const { usuario } = draw.pick(known ? call.people : people)
    const drawn = await request(call, usuario, draw.chance(SPOILED))
    const answer = await ask(call, usuario, drawn)
    if (answer.status < 300 && answer.text !== '') memory.keep(usuario, call.name, JSON.parse(answer.text))
    if (answer.status >= 400 && !drawn.spoiled)
      count(call.tally.why, (JSON.parse(answer.text || '{}') as { codigo?: string }).codigo ?? 'other')
    records.learn(foundBy(answer))
    const wrong = wrongWith(answer)
    const complaints = company.complaints().join(' ').slice(0, 1500)
    if (wrong !== null) findings.push(`${wrong}: ${usuario} ${drawn.told}\n  ${answer.text}\n  ${complaints}`)
    if (wrong !== null) console.log(`\n${findings.at(-1)}`)
    if (n % 1000 === 999)
      console.log(`${n + 1} cases, ${written()} accepted writes, ${findings.length} findings`)
  }
}

const since = performance.now()
{
  await using company = await openCompany()
  await run(company)
}
const seconds = (performance.now() - since) / 1000
const text = report({ cases: CASES, seed: SEED, seconds, statuses, codes, findings })
console.log(text)
if (CASES >= TARGET.cases) writeFileSync(join(import.meta.dirname, 'resultados/fuzz.md'), text)
process.exitCode = findings.length === 0 ? 0 : 1
