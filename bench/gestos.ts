// What an admission asks of the hands of each sector: node scripts/run.mjs bench/gestos.ts (after npm run build)
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { launchOptions } from '../e2e/browser.ts'
import { contarTeclas } from '../e2e/digitacao.ts'
import {
  criar,
  enviar,
  fichaDe,
  preencher,
  rato,
  seguir,
  teclado,
  type Mao as MaoDoFormulario,
} from '../e2e/ficha.ts'
import {
  cena,
  conectar,
  cpfDe,
  daquiA,
  kitDe,
  postoLivre,
  SENHA,
  seguirPara,
  teclas,
} from '../e2e/pessoas.ts'
import { createServidor, type Servidor } from '../e2e/servidor.ts'
import { contarNaPagina, type Gestos } from './gestos/contador.ts'
import { ponteiro, soTeclas, type Mao } from './gestos/mao.ts'
import { assinamERecebem, chegamDocumentos } from './gestos/papeis.ts'
import { maquina } from './maquina.ts'

type Modo = 'teclas' | 'ponteiro'

const DOCUMENTOS = 10

/** What is counted does not depend on the clock; a machine with much to do is waited for. */
const PACIENCIA_MS = 120_000

interface Palco {
  readonly browser: Browser
  readonly servidor: Servidor
  readonly modo: Modo
  readonly opcoes: BrowserContextOptions
}

interface Parte {
  readonly nome: string
  readonly quem: string
  readonly setor: string
  /** Also ends with the next process of the queue open, which is what the next part begins with. */
  readonly abreProxima?: boolean
  readonly antes?: (palco: Palco, id: number) => Promise<void>
  readonly agir: (page: Page, mao: Mao) => Promise<void>
}

const botao = (page: Page, nome: string | RegExp): Locator =>
  page.getByRole('button', { name: nome, ...(typeof nome === 'string' && { exact: true }) })

const daPergunta = (page: Page, nome: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: nome, exact: true })

/** One by one, each once its first page is on the screen; then the word. */
async function conferir(page: Page, mao: Mao): Promise<void> {
  const palavra = botao(page, /^Aprovar documentos/)
  const este = page.getByRole('button', { name: /^Aprovar .*\.pdf/, disabled: false })
  await palavra.waitFor()
  for (let n = 0; n < DOCUMENTOS; n++) {
    await este.waitFor()
    const [arquivo = ''] = /\S+\.pdf/.exec(await este.innerText()) ?? []
    await mao.atalho('a', este)
    await page.getByRole('button', { name: `Aprovar ${arquivo}` }).waitFor({ state: 'hidden' })
  }
  await mao.atalho('Shift+A', palavra)
}

const partes: readonly Parte[] = [
  {
    nome: 'Vagas: the slot is free',
    quem: 'vagas',
    setor: 'vagas',
    abreProxima: true,
    agir: (page, mao) => mao.atalho('Shift+A', botao(page, /^Aprovar vaga/)),
  },
  {
    nome: 'Sesmt: the exam',
    quem: 'sesmt',
    setor: 'sesmt',
    abreProxima: true,
    agir: async (page, mao) => {
      await page.getByRole('textbox', { name: 'Data do exame' }).waitFor()
      await mao.vaiPor('p')
      await mao.escreve(page.getByRole('textbox', { name: 'Data do exame' }), teclas(daquiA(0)))
      await mao.escreve(page.getByLabel('Médico'), 'Dra. Lúcia Prado')
      await mao.escreve(page.getByLabel('CRM'), '12345/SP')
      await mao.aperta(page.getByRole('radio', { name: 'Apto', exact: true }), 'Space')
      await mao.envia(botao(page, /^Aprovar exame admissional/))
    },
  },
  {
    nome: 'Cadastro: ten documents and the word',
    quem: 'cadastro',
    setor: 'rh',
    abreProxima: true,
    antes: ({ servidor }, id) => chegamDocumentos(servidor, id, DOCUMENTOS),
    agir: conferir,
  },
  {
    nome: 'Almoxarifado: the uniform',
    quem: 'almoxarifado',
    setor: 'almoxarifado',
    abreProxima: true,
    agir: async (page, mao) => {
      const todas = page.getByRole('checkbox', { name: /^Todas as peças/ })
      await todas.waitFor()
      await mao.vaiPor('p')
      await mao.aperta(todas, 'Space')
      await mao.envia(botao(page, /^Aprovar uniforme/))
    },
  },
  {
    nome: 'Rh: the approval',
    quem: 'coordenador',
    setor: 'rh',
    abreProxima: true,
    agir: (page, mao) => mao.atalho('Shift+A', botao(page, /^Aprovar admissão/)),
  },
  {
    nome: 'Rh: what is completed, one benefit changed',
    quem: 'gerente.rh',
    setor: 'rh',
    agir: async (page, mao) => {
      await mao.atalho('e', botao(page, 'Alterar'))
      await mao.aperta(page.getByRole('checkbox', { name: 'Vale-refeição' }), 'Space')
      await mao.envia(botao(page, 'Guardar'))
      await botao(page, 'Alterar').waitFor()
    },
  },
  {
    nome: 'Rh: the effect, with the password',
    quem: 'gerente.rh',
    setor: 'rh',
    agir: async (page, mao) => {
      await mao.atalho('Shift+A', botao(page, 'Efetivar admissão'))
      await mao.envia(daPergunta(page, 'Efetivar'))
      await mao.escreve(page.getByRole('textbox', { name: 'Senha' }), SENHA)
      await mao.envia(daPergunta(page, 'Confirmar'))
      await page
        .getByRole('region', { name: 'Matrícula' })
        .getByText(/\d{6,}/)
        .first()
        .waitFor()
    },
  },
  {
    nome: 'Rh: the end',
    quem: 'gerente.rh',
    setor: 'rh',
    abreProxima: true,
    antes: ({ servidor }, id) => assinamERecebem(servidor, id),
    agir: async (page, mao) => {
      await mao.atalho('Shift+A', botao(page, 'Finalizar admissão'))
      await mao.envia(daPergunta(page, 'Finalizar'))
    },
  },
]

const [, ...daPessoa] = etapaNomes

/** The key of the form that goes on, and from the review sends. */
async function porTecla(page: Page): Promise<void> {
  const { href } = new URL(page.url())
  await page.keyboard.press('Control+Enter')
  await page.waitForURL((url) => url.href !== href)
}

/** From the step of the documents to the review, and its alerts read one by one. */
async function enviarPorTecla(page: Page, mao: MaoDoFormulario): Promise<void> {
  await porTecla(page)
  const alertas = page.getByRole('checkbox', { name: /^Estou ciente: / })
  await alertas.first().waitFor()
  for (const alerta of await alertas.all()) await mao.marca((await alerta.getAttribute('aria-label')) ?? '')
  await porTecla(page)
  await page.waitForURL(/parabens/)
}

/** Operacional drafts and sends; the data is typed either way. */
async function rascunho(palco: Palco, semente: number): Promise<{ id: number; gestos: Gestos }> {
  const data = daquiA(25)
  const { servidor, modo } = palco
  const posto = await postoLivre(servidor, data)
  const ficha = fichaDe({ cpf: cpfDe(semente), tamanhos: await kitDe(servidor, posto.id) })
  let id = 0
  let gestos: Gestos = { cliques: 0, teclas: 0, texto: 0 }
  await cena(palco, 'coordenador.operacional', '/operacional/admissao/criar', async (page) => {
    page.setDefaultTimeout(PACIENCIA_MS)
    const ler = await contarNaPagina(page)
    const mao = modo === 'teclas' ? teclado(page, contarTeclas(page.keyboard)) : rato(page)
    id = await criar(page, mao, { ...posto, data })
    for (const etapa of daPessoa) {
      if (etapa === 'vaga') continue
      await preencher(page, mao, etapa, ficha[etapa])
      if (modo === 'ponteiro') await seguir(page, mao, etapa)
      else await porTecla(page)
    }
    if (modo === 'ponteiro') await enviar(page, mao)
    else await enviarPorTecla(page, mao)
    gestos = await ler()
  })
  return { id, gestos }
}

/** One part, from its record open in the queue of the sector. */
async function medir(palco: Palco, parte: Parte, id: number): Promise<Gestos> {
  await parte.antes?.(palco, id)
  const { quem, setor, agir, abreProxima = false } = parte
  let gestos: Gestos | undefined
  await cena(palco, quem, `/${setor}`, async (page) => {
    page.setDefaultTimeout(PACIENCIA_MS)
    await seguirPara(
      page,
      `/${setor}/admissao/visualizar/${id}?fila=${encodeURIComponent(`minhaVez=${setor}&ordenar=prazo`)}`,
    )
    // The queue puts the focus on the name of whom it opens.
    await page.locator('main h1:focus').waitFor()
    const aberta = page.url()
    const ler = await contarNaPagina(page)
    const mao = palco.modo === 'teclas' ? soTeclas(page) : ponteiro(page)
    await agir(page, mao)
    if (abreProxima) await page.waitForURL(({ href }) => href !== aberta)
    gestos = await ler()
  })
  if (!gestos) throw new Error(`${parte.nome} was not done`)
  return gestos
}

/** A decision of the queue waits ten seconds before anybody else is asked. */
async function ateQueSeja(servidor: Servidor, id: number): Promise<void> {
  const { ler } = await conectar(servidor, 'gerente.rh')
  for (let n = 0; n < 120; n++) {
    const { emEspera } = await ler<{ emEspera?: object | null }>(`/api/admissao/obter/${id}`)
    if (!emEspera && n > 10) return
    await new Promise((done) => setTimeout(done, 1_000))
  }
}

const total = ({ cliques, teclas: soltas }: Gestos): number => cliques + soltas

await using servidor = await createServidor()
// A machine with much to do takes longer over the demo company than a journey waits.
await servidor.start().catch(() => servidor.untilReady())
await using browser = await chromium.launch(await launchOptions())
const linhas = new Map<string, Partial<Record<Modo, Gestos>>>()
const anotar = (nome: string, modo: Modo, gestos: Gestos): void => {
  linhas.set(nome, { ...linhas.get(nome), [modo]: gestos })
  console.log(`${nome} (${modo}): ${total(gestos)}, text ${gestos.texto}`)
}
for (const [semente, modo] of (['teclas', 'ponteiro'] as const).entries()) {
  const palco: Palco = {
    browser,
    servidor,
    modo,
    opcoes: { viewport: { width: 1440, height: 900 } },
  }
  const { id, gestos } = await rascunho(palco, 8_100 + semente)
  anotar('Operacional: draft and sending', modo, gestos)
  for (const parte of partes) {
    anotar(parte.nome, modo, await medir(palco, parte, id))
    if (parte.abreProxima) await ateQueSeja(servidor, id)
  }
}

console.log(`\n| part | keys | clicks | characters typed |\n| --- | ---: | ---: | ---: |`)
for (const [nome, { teclas: t, ponteiro: p }] of linhas)
  console.log(`| ${nome} | ${t?.teclas ?? '–'} | ${p?.cliques ?? '–'} | ${t?.texto ?? '–'} |`)
console.log(`\n${maquina()}`)
