// What each page costs a phone that has nothing of it yet: node scripts/run.mjs bench/paginas.ts (after npm run build).
// PAGINAS=rh,ficha only those with one of these in their names; DADOS_DIR the company to measure with, instead of the demo;
// ENDERECO a server that runs already; LIGHTHOUSE the folder of that package, for its scores, RODADAS of each.
import { chromium } from '@playwright/test'
import { setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import { launchOptions } from '../e2e/browser.ts'
import { SENHA } from '../e2e/pessoas.ts'
import { createServidor } from '../e2e/servidor.ts'
import { pontuar } from './lighthouse.ts'
import { maquina } from './maquina.ts'
import { celular, kb, measurePage, ms } from './pagina.ts'

const { PAGINAS = '', DADOS_DIR, ENDERECO, LIGHTHOUSE, RODADAS = '5', DETALHES } = process.env

interface Pagina {
  readonly nome: string
  readonly usuario: string | null
  /** Where it is; of a record, which of a list is asked for. */
  readonly endereco: string | { readonly de: string; readonly lista: string }
}

const ADMINISTRADOR = 'administrador'
/** Who works in each sector. */
const pessoas: Readonly<Record<SetorSlug, string>> = {
  operacional: 'coordenador.operacional',
  admin: ADMINISTRADOR,
  almoxarifado: 'almoxarifado',
  comercial: 'comercial',
  rh: 'cadastro',
  sesmt: 'sesmt',
  vagas: 'vagas',
  conferencia: 'rescisao',
}
const listas = ['colaborador', 'admissao', 'promocao', 'remanejamento', 'ferias', 'afastamento', 'demissao']
const processo = (tipo: string, filtro = ''): Pagina['endereco'] => ({
  de: `/rh/${tipo}/visualizar/:id`,
  lista: `/api/${tipo}/listar?${filtro}`,
})

const paginas: readonly Pagina[] = [
  { nome: 'login', usuario: null, endereco: '/auth/login' },
  ...setorSlugs.map((setor) => ({
    nome: `início ${setor}`,
    usuario: pessoas[setor],
    endereco: `/${setor}`,
  })),
  ...listas.map((area) => ({
    nome: `lista ${area}`,
    usuario: pessoas.rh,
    endereco: `/rh/${area}/listar`,
  })),
  { nome: 'lista contratos', usuario: pessoas.comercial, endereco: '/comercial/contratos/listar' },
  { nome: 'lista usuarios', usuario: ADMINISTRADOR, endereco: '/admin/usuarios/listar' },
  {
    nome: 'ficha',
    usuario: pessoas.rh,
    endereco: { de: '/rh/colaborador/:id/visualizar', lista: '/api/colaborador/listar?' },
  },
  {
    nome: 'admissao finalizada',
    usuario: pessoas.rh,
    endereco: processo('admissao', 'status=finalizada'),
  },
  { nome: 'admissao em análise', usuario: pessoas.rh, endereco: processo('admissao', 'status=em_analise') },
  ...listas
    .slice(2)
    .map((tipo) => ({ nome: `registro ${tipo}`, usuario: pessoas.rh, endereco: processo(tipo) })),
]

const escolhidas = paginas.filter(({ nome }) => PAGINAS.split(',').some((parte) => nome.includes(parte)))

await using servidor = await createServidor()
if (ENDERECO === undefined) await servidor.start(DADOS_DIR === undefined ? {} : { DADOS_DIR })
const url = ENDERECO ?? servidor.url

async function entrar(usuario: string): Promise<string> {
  const resposta = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, senha: SENHA }),
  })
  return ((await resposta.json()) as { accessToken: string }).accessToken
}

const entradas = new Map<string, Promise<string>>()
const tokenDe = (usuario: string): Promise<string> => {
  const token = entradas.get(usuario) ?? entrar(usuario)
  entradas.set(usuario, token)
  return token
}

async function enderecoDe({ endereco }: Pagina, token: string | null): Promise<string> {
  if (typeof endereco === 'string') return endereco
  const resposta = await fetch(`${url}${endereco.lista}`, { headers: { authorization: `Bearer ${token}` } })
  const { results } = (await resposta.json()) as { results: readonly { id: number }[] }
  const [um] = results
  if (!um) throw new Error(`Nobody in ${endereco.lista}`)
  return endereco.de.replace(':id', String(um.id))
}

const browser = await chromium.launch(await launchOptions())
const colunas = ['page', 'JS kB', 'scripts', 'all kB', 'requests', 'CLS']
const doLighthouse = ['score (best of)', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'a11y']
const cabeca = LIGHTHOUSE === undefined ? colunas : [...colunas, ...doLighthouse]
console.log(`| ${cabeca.join(' | ')} |\n| --- |${' ---: |'.repeat(cabeca.length - 1)}`)
for (const pagina of escolhidas) {
  const token = pagina.usuario === null ? null : await tokenDe(pagina.usuario)
  const endereco = await enderecoDe(pagina, token)
  const m = await measurePage(browser, { url, endereco, token, opcoes: celular })
  const medidas = [kb(m.js), m.scripts, kb(m.total), m.requests, m.cls.toFixed(3)]
  const pontos =
    LIGHTHOUSE === undefined
      ? []
      : await pontuar({ pasta: LIGHTHOUSE, url: `${url}${endereco}`, token, rodadas: Number(RODADAS) })
  console.log(`| ${[pagina.nome, ...medidas, ...pontos].join(' | ')} |`)
  if (DETALHES === undefined) continue
  for (const [arquivo, bytes] of [...m.arquivos].toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${kb(bytes)} ${arquivo.split('/').at(-1)}`)
  for (const movimento of m.moveu) console.log(`  ${movimento}`)
}
await browser.close()
console.log(`\n${maquina()} ${ms(escolhidas.length)} pages.`)
