// Times an import of employees: node scripts/run.mjs bench/importacao.ts [rows]
// Killed in the middle with `--matar`, it must leave nothing behind.
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../apps/server/src/db/connect.ts'
import { folha } from '../apps/server/src/test/planilhas.ts'
import { createServidor, type Servidor } from '../e2e/servidor.ts'
import { cpfDe } from '../e2e/pessoas.ts'
import { tipoOf } from '../packages/domain/src/importacao/tipos.ts'

const linhas = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 10_000)
const matar = process.argv.includes('--matar')

interface Vista {
  readonly id: number
  readonly versao: number
  readonly situacao: string
  readonly mapa: object
  readonly comErro: number | null
  readonly andamento: { readonly fase: string; readonly feitas: number } | null
}

const noBanco = <T extends object>({ dataDir }: Servidor, texto: string): Promise<T[]> =>
  withClient({ host: `${dataDir}/banco`, user: 'rh', database: 'postgres' }, async (client) => {
    const { rows } = await client.query<T>(texto)
    return rows
  })

interface Posto {
  readonly contrato: string
  readonly local: string
  readonly cargo: string
  readonly escala: string
  readonly salario: string
  readonly inicio: string
}

/** A post of the demo company with room for everybody. */
async function abrirPosto(servidor: Servidor): Promise<Posto> {
  const [posto] = await noBanco<Posto & { readonly id: number }>(
    servidor,
    `select po.id, co.numero as contrato, lo.nome as local, ca.titulo as cargo, es.nome as escala,
            to_char(co.inicio, 'DD/MM/YYYY') as inicio,
            replace((te.salario_previsto_centavos / 100.0)::numeric(12, 2)::text, '.', ',') as salario
       from posto po join contrato co on co.id = po.contrato_id join local lo on lo.id = po.local_id
       join cargo ca on ca.id = po.cargo_id join escala es on es.id = po.escala_id
       cross join lateral posto_termos(po.id, current_date) te
      where co.termino > current_date and co.inicio < current_date - 90 and te.insalubridade = 0
        and not te.periculosidade and not es.noturna
      order by po.id limit 1`,
  )
  if (!posto) throw new Error('The demo company has no post')
  await noBanco(servidor, `update posto_vigencia set quantidade = 50000 where posto_id = ${posto.id}`)
  return posto
}

function planilha(posto: Posto): Promise<File> {
  const { colunas } = tipoOf('colaboradores')
  const nomes = Object.keys(colunas)
  const linha = (i: number): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(nomes.map((nome) => [nome, colunas[nome]?.exemplo ?? ''])),
    ...posto,
    cpf: cpfDe(i * 7 + 1),
    nome: `Pessoa Importada ${i}`,
    dataAdmissao: posto.inicio,
    matricula: i % 2 === 0 ? `IMP${i}` : '',
  })
  const corpo = Array.from({ length: linhas }, (_, i) => {
    const valores = linha(i)
    return nomes.map((nome) => valores[nome] || null)
  })
  return folha([nomes.map((nome) => colunas[nome]?.label ?? nome), ...corpo], 'colaboradores.xlsx')
}

function cliente(url: string, token: string) {
  const pedir = async <T>(method: string, path: string, body?: FormData | object): Promise<T> => {
    const form = body instanceof FormData
    const resposta = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(form || !body ? {} : { 'content-type': 'application/json' }),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    })
    if (!resposta.ok) throw new Error(`${path} answered ${resposta.status}: ${await resposta.text()}`)
    return (await resposta.json()) as T
  }
  return pedir
}
type Pedir = ReturnType<typeof cliente>

async function entrar(url: string): Promise<Pedir> {
  const anonimo = cliente(url, '')
  const corpo = { usuario: 'administrador', senha: 'demo-limpeza-2026' }
  const { accessToken } = await anonimo<{ accessToken: string }>('POST', '/api/auth/login', corpo)
  return cliente(url, accessToken)
}

/** The longest that any other request had to wait while the work went on. */
function medirEspera(url: string) {
  const tempos: number[] = []
  const fim = new AbortController()
  const laco = (async () => {
    while (!fim.signal.aborted) {
      const antes = performance.now()
      await fetch(`${url}/api/config`).catch(() => undefined)
      tempos.push(performance.now() - antes)
      await sleep(20)
    }
  })()
  return async (): Promise<string> => {
    fim.abort()
    await laco
    const ordem = tempos.toSorted((a, b) => a - b)
    const em = (parte: number): string => (ordem[Math.floor(ordem.length * parte)] ?? 0).toFixed(0)
    return `outras chamadas: mediana ${em(0.5)} ms, p95 ${em(0.95)} ms, pior ${(ordem.at(-1) ?? 0).toFixed(0)} ms`
  }
}

const obter = (pedir: Pedir, id: number): Promise<Vista> => pedir('GET', `/api/importacao/obter/${id}`)

async function esperar(pedir: Pedir, id: number): Promise<Vista> {
  for (;;) {
    const vista = await obter(pedir, id)
    if (!['conferindo', 'importando'].includes(vista.situacao)) return vista
    await sleep(100)
  }
}

async function medir<T>(nome: string, url: string, trabalho: () => Promise<T>): Promise<T> {
  const parar = medirEspera(url)
  const antes = performance.now()
  const resultado = await trabalho()
  console.log(`${nome}: ${((performance.now() - antes) / 1000).toFixed(1)} s; ${await parar()}`)
  return resultado
}

const contar = async (servidor: Servidor): Promise<number> =>
  Number((await noBanco<{ n: string }>(servidor, 'select count(*) as n from vinculo'))[0]?.n)

async function matarNoMeio(servidor: Servidor, pedir: Pedir, id: number): Promise<void> {
  for (;;) {
    const { andamento } = await obter(pedir, id)
    if (andamento?.fase === 'gravacao' && andamento.feitas > 0) break
    await sleep(50)
  }
  await servidor.killNode()
  await servidor.start()
}

async function rodar(): Promise<void> {
  await using servidor = await createServidor()
  await servidor.start()
  const { url } = servidor
  const pedir = await entrar(url)
  const antes = await contar(servidor)
  const arquivo = await planilha(await abrirPosto(servidor))
  const form = new FormData()
  form.append('arquivo', arquivo)
  console.log(`${linhas} linhas, ${(arquivo.size / 1_048_576).toFixed(1)} MB`)
  const { id, versao, mapa } = await medir('envio e colunas', url, () =>
    pedir<Vista>('POST', '/api/importacao/enviar/colaboradores', form),
  )
  const conferida = await medir('conferência', url, async () => {
    await pedir('POST', '/api/importacao/conferir', { id, versao, mapa })
    return esperar(pedir, id)
  })
  if (conferida.situacao !== 'pronta')
    throw new Error(`${conferida.situacao}, ${conferida.comErro} wrong rows`)
  await medir(matar ? 'morte no meio' : 'gravação', url, async () => {
    await pedir('POST', '/api/importacao/confirmar', { id, versao: conferida.versao })
    await (matar ? matarNoMeio(servidor, pedir, id) : esperar(pedir, id))
  })
  const criados = (await contar(servidor)) - antes
  console.log(`${criados} vínculos criados`)
  process.exitCode = criados === (matar ? 0 : linhas) ? 0 : 1
}

await rodar()
