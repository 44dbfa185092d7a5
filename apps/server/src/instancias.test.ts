import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from './db/roles.ts'
import { ateQue } from './test/ate-que.ts'
import {
  criarAdministrador,
  entrarComoAna,
  escrever,
  gravados,
  linhas,
  novoQuadro,
  type Ana,
} from './test/escritores.ts'
import { subirInstancia, type Instancia } from './test/instancia.ts'
import { criarProxy } from './test/proxy.ts'
import { criarPar, type Par } from './test/par-de-bancos.ts'
import { abrirTela, type Tela } from './test/tela.ts'

const METRICAS_TOKEN = 'um-token-de-teste-com-tamanho'

let par: Par
let dados: string
let instancias: readonly Instancia[]
let ana: Ana
beforeAll(async () => {
  dados = await mkdtemp(join(tmpdir(), 'rh-instancias-'))
  par = await criarPar(async (connection) => {
    await prepareDatabase({ owner: connection, application: connection })
    await criarAdministrador(connection)
  })
  instancias = await Promise.all([nova(), nova()])
  ana = await entrarComoAna(instancias[0]?.url ?? '')
}, 120_000)
afterAll(async () => {
  for (const instancia of instancias ?? []) instancia[Symbol.dispose]()
  await par?.[Symbol.asyncDispose]()
  await rm(dados, { recursive: true, force: true })
})

const nova = (): Promise<Instancia> =>
  subirInstancia({
    DADOS_DIR: dados,
    DATABASE_URL: par.url,
    DATABASE_URL_LEITURA: String(par.espera.connection.connectionString),
    LEITURA_ATRASO: '2',
    METRICAS_TOKEN,
  })

const metricaDe = async ({ url }: Instancia, nome: string): Promise<number> => {
  const texto = await (
    await ana.chamar(`${url}/metrics`, undefined, { authorization: `Bearer ${METRICAS_TOKEN}` })
  ).text()
  return Number(
    texto
      .split('\n')
      .find((linha) => linha.startsWith(`${nome} `))
      ?.slice(nome.length + 1),
  )
}

it("reports are read from the replica while it is near, from the primary while it is behind, and always one's own", async () => {
  const [uma] = instancias as [Instancia]
  const relatorio = (cookie?: string) =>
    ana.chamar(`${uma.url}/api/estatisticas/rotatividade`, undefined, cookie ? { cookie } : {})
  const lidasDe = (de: string) => metricaDe(uma, `rh_replica_reads_total{source="${de}"}`)
  const lidas = async () => ({ replica: await lidasDe('replica'), primary: await lidasDe('primary') })
  await expect.poll(() => metricaDe(uma, 'rh_replica_up')).toBe(1)
  const antes = await lidas()
  expect((await relatorio()).status).toBe(200)
  expect(await lidas()).toEqual({ replica: antes.replica + 1, primary: antes.primary })
  // Whoever just wrote, in this browser, is told so by a cookie.
  const escrita = await ana.chamar(`${uma.url}/api/kanban`, { setor: 'rh', nome: 'Meu quadro' })
  const [cookie = ''] = escrita.headers.getSetCookie().filter((um) => um.startsWith('rh_escrita='))
  expect(cookie).toMatch(/^rh_escrita=1; Path=\/api; Max-Age=4; HttpOnly; SameSite=Strict$/)
  expect((await relatorio(cookie.split(';')[0])).status).toBe(200)
  expect(await lidas()).toEqual({ replica: antes.replica + 1, primary: antes.primary + 1 })
  await linhas(par.espera, 'select pg_wal_replay_pause()')
  await ana.chamar(`${uma.url}/api/kanban`, { setor: 'rh', nome: 'Mais um' })
  await expect.poll(() => metricaDe(uma, 'rh_replica_up')).toBe(0)
  expect((await relatorio()).status).toBe(200)
  expect(await lidas()).toEqual({ replica: antes.replica + 1, primary: antes.primary + 2 })
  await linhas(par.espera, 'select pg_wal_replay_resume()')
  await expect.poll(() => metricaDe(uma, 'rh_replica_up')).toBe(1)
})

it('the primary dies under load and the standby takes its place: nothing acknowledged is lost, nobody restarts anything', async () => {
  const urls = instancias.map(({ url }) => url)
  const { id, colunaId } = await novoQuadro(ana, urls[0] ?? '')
  const telas: Tela[] = await Promise.all(urls.map((url) => abrirTela(url, ana)))
  const avisos = telas.map(({ socket }) => {
    const ouvidos: number[] = []
    socket.on('kanban', (qual) => ouvidos.push(qual))
    return ouvidos
  })
  const escritores = escrever(ana, urls, colunaId)
  await expect.poll(() => escritores.confirmadas.length).toBeGreaterThan(30)
  par.principal.matar()
  const ateAqui = escritores.confirmadas.length
  const inicio = performance.now()
  await par.promover()
  await expect.poll(() => escritores.confirmadas.length).toBeGreaterThan(ateAqui + 30)
  await escritores.parar()
  expect(escritores.estranhas).toEqual([])
  const achados = await gravados(par.espera)
  expect(escritores.confirmadas.filter((chave) => achados.get(chave) !== 1)).toEqual([])
  // The sockets stayed, and hear again what the other instance tells.
  for (const ouvidos of avisos) ouvidos.length = 0
  await ateQue(async () => {
    await ana.chamar(`${urls[1]}/api/kanban/cartao`, { colunaId, titulo: 'depois' })
    expect(avisos.map((ouvidos) => ouvidos.includes(id))).toEqual([true, true])
  })
  expect(telas.map(({ socket }) => socket.connected)).toEqual([true, true])
  // Whoever listens for tasks is back too, and asks for what is due.
  await ateQue(async () => {
    const feitas = await linhas(
      par.espera,
      `select name from pgboss.job where completed_on > $1::timestamptz and state = 'completed'`,
      [new Date(Date.now() - (performance.now() - inicio)).toISOString()],
    )
    expect(feitas.length).toBeGreaterThan(0)
  }, 200)
  // The old primary comes back by itself, thinking it still is one: nobody writes to it.
  await par.principal.subir()
  await linhas(
    par.espera,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await ateQue(async () => {
    const outro = await ana.chamar(`${urls[0]}/api/kanban/cartao`, { colunaId, titulo: 'na nova' })
    expect(outro.status).toBe(201)
  })
  expect((await gravados(par.espera)).get('na nova')).toBe(1)
  expect((await gravados(par.principal)).has('na nova')).toBe(false)
  for (const tela of telas) tela[Symbol.dispose]()
})

it('one instance after the other is restarted under load: no call fails, whoever comes through the proxy', async () => {
  const [uma, outra] = instancias as [Instancia, Instancia]
  await using proxy = await criarProxy(uma.porta, outra.porta)
  const { colunaId } = await novoQuadro(ana, proxy.url)
  const escritores = escrever(ana, [proxy.url], colunaId)
  const reiniciar = async (instancia: Instancia, depois: () => Promise<unknown>): Promise<void> => {
    const antes = escritores.confirmadas.length
    await expect.poll(() => escritores.confirmadas.length).toBeGreaterThan(antes + 20)
    expect(await instancia.encerrar()).toBe(0)
    proxy.portas.delete(instancia.porta)
    await depois()
  }
  await reiniciar(uma, async () => {
    const seguinte = await nova()
    instancias = [...instancias, seguinte]
    proxy.portas.add(seguinte.porta)
  })
  // The one of before goes too: the new one alone carries what comes.
  await reiniciar(outra, () => {
    const antes = escritores.confirmadas.length
    return expect.poll(() => escritores.confirmadas.length).toBeGreaterThan(antes + 20)
  })
  await escritores.parar()
  expect([escritores.estranhas, escritores.recusas]).toEqual([[], 0])
  const achados = await gravados(par.espera)
  expect(escritores.confirmadas.filter((chave) => achados.get(chave) !== 1)).toEqual([])
})
