import { devices, type Page } from '@playwright/test'
import { isDispensavel } from '@rh/domain/processo/anexos'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { beneficios, documentos, endereco } from '../apps/server/src/test/admissoes.ts'
import { contarTeclas, type Digitacao } from './digitacao.ts'
import { anexar, criar, enviar, fichaDe, NOME, preencher, seguir, teclado, toque } from './ficha.ts'
import { cena, conectar, cpfDe, daquiA, kitDe, perguntar, postoLivre, SENHA, seguirPara } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { umaPagina } from './pdf.ts'
import { expect, test } from './test.ts'

interface Admissao {
  readonly versao: number
  readonly status: string
  readonly pareceresAbertos: readonly string[]
  readonly dados: { readonly uniforme: { readonly tamanhos?: readonly object[] } }
  readonly eventos: readonly { readonly nome: string | null }[]
}

/** A page that any reader shows: what nobody can see is not approved. */
const PDF = { name: 'rg.pdf', mimeType: 'application/pdf', buffer: umaPagina('rg') }

/** The steps after the slot, which the first page asks for. */
const [, ...daPessoa] = etapaNomes
type DaPessoa = Exclude<(typeof etapaNomes)[number], 'vaga'>
const isDaPessoa = (etapa: string): etapa is DaPessoa => etapa !== 'vaga'

/** Where and for whom: a free slot on a day, and a person nobody has. */
async function novaPessoa(servidor: Servidor, dias: number, semente: number) {
  const data = daquiA(dias)
  const posto = await postoLivre(servidor, data)
  const ficha = fichaDe({ cpf: cpfDe(semente), tamanhos: await kitDe(servidor, posto.id) })
  return { vaga: { ...posto, data }, ficha }
}

/** What a sector says; component tests show it saying so. */
const ditas: Readonly<Record<string, (admissao: Admissao) => object>> = {
  exame: () => ({ dataExame: daquiA(0), medico: 'Dra. Lúcia Prado', crm: '12345/SP', resultado: 'apto' }),
  uniforme: ({ dados }) => ({ pecas: dados.uniforme.tamanhos }),
  entrega: ({ dados }) => ({ entregueEm: daquiA(0), pecas: dados.uniforme.tamanhos }),
}

/** A sector gives every parecer that it owes now. */
async function pareceres(servidor: Servidor, usuario: string, id: number): Promise<void> {
  const { ler, mandar } = await conectar(servidor, usuario)
  const admissao = await ler<Admissao>(`/api/admissao/obter/${id}`)
  let { versao } = admissao
  for (const parecer of admissao.pareceresAbertos) {
    const corpo = { id, versao, parecer, decisao: 'aprovado', dados: ditas[parecer]?.(admissao) ?? {} }
    ;({ versao } = await mandar<Admissao>('/api/admissao/parecer', corpo))
  }
}

/** The confirmation of a move, and of a password when it asks for one. */
async function mover(page: Page, acao: string, { senha = false } = {}) {
  await page.getByRole('button', { name: `${acao} admissão`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: acao, exact: true }).click()
  if (!senha) return
  await page.getByRole('textbox', { name: 'Senha' }).fill(SENHA)
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

// prova: acesso.parabens
test('an admission typed by keyboard goes to its end, over a kill -9', async ({ browser, servidor }) => {
  const palco = { browser, servidor }
  const { vaga, ficha } = await novaPessoa(servidor, 25, 4_711)
  let id = 0

  await test.step('Operacional drafts without a mouse, and the server dies under the open form', () =>
    cena(palco, 'coordenador.operacional', '/operacional/admissao/criar', async (page) => {
      const digitacao = contarTeclas(page.keyboard)
      const mao = teclado(page, digitacao)
      const inicio = performance.now()
      id = await criar(page, mao, vaga)
      for (const etapa of daPessoa.filter(isDaPessoa)) {
        await preencher(page, mao, etapa, ficha[etapa])
        if (etapa === 'pessoais') {
          await expect(page.getByText(/^Salvo às \d\d:\d\d/)).toBeVisible()
          await servidor.killNode()
          await servidor.start()
          await page.reload()
          await expect(page.getByLabel('Nome completo')).toHaveValue(NOME)
        }
        await seguir(page, mao, etapa)
      }
      await anexar(page, mao, PDF)
      await enviar(page, mao)
      conferirDigitacao(digitacao, performance.now() - inicio)
    }))

  await test.step('each sector gives its parecer in its turn', async () => {
    await pareceres(servidor, 'vagas', id)
    await pareceres(servidor, 'sesmt', id)
    await verDocumentos(servidor, id)
    await pareceres(servidor, 'cadastro', id)
    await pareceres(servidor, 'almoxarifado', id)
    await aprovar(servidor, id)
  })

  await test.step('Rh effects it with the password, finds the new colaborador, and ends it', () =>
    cena(palco, 'gerente.rh', `/rh/admissao/visualizar/${id}`, async (page) => {
      await mover(page, 'Efetivar', { senha: true })
      await expect(page.getByText('Efetivada', { exact: true }).first()).toBeVisible()
      const cartao = page.getByRole('region', { name: 'Matrícula' })
      const matricula = /\d{6,}/.exec(await cartao.innerText())?.[0] ?? ''
      expect(matricula).not.toBe('')
      await seguirPara(page, `/rh/colaborador/listar?busca=${matricula}`)
      const linha = page.getByRole('row', { name: new RegExp(matricula) })
      await expect(linha).toContainText(NOME)
      await expect(linha).toContainText('Pré-admissão')

      await pareceres(servidor, 'almoxarifado', id)
      await page.goto(`/rh/admissao/visualizar/${id}`)
      await mover(page, 'Finalizar')
      await page.waitForURL(/\/parabens\?processo=admissao&id=\d+$/)
    }))

  const { status, eventos } = await perguntar<Admissao>(servidor, 'gerente.rh', `/api/admissao/obter/${id}`)
  expect(status).toBe('finalizada')
  expect(eventos.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['enviar', 'aprovar', 'efetivar', 'finalizar']),
  )
})

/** An admission is on its way within this, by somebody who types as most people do. */
const PRAZO_S = 240

/** What the keys would take a person, and for the record what they took the script. */
function conferirDigitacao({ teclas: quantas, campos, segundos }: Digitacao, ms: number): void {
  const description = `${quantas} keys, ${campos} fields: ${Math.round(segundos)} s for a person, ${Math.round(ms / 1000)} s for the script`
  test.info().annotations.push({ type: 'digitação', description })
  expect(segundos, description).toBeLessThanOrEqual(PRAZO_S)
}

interface Item {
  readonly tipoId: number
  readonly codigo: string
  readonly exigido: boolean
  readonly estado: string
  readonly arquivos: readonly { readonly id: number }[]
}
interface Checklist {
  readonly itens: readonly Item[]
}

/** Each document is approved, sent before where no reason waives it, or was seen in the original. */
async function verDocumentos(servidor: Servidor, admissaoId: number): Promise<void> {
  const { ler, mandar, anexar: enviar } = await conectar(servidor, 'cadastro')
  const { itens } = await ler<Checklist>(`/api/admissao/anexos/${admissaoId}`)
  for (const { tipoId, codigo, estado } of itens)
    if (estado === 'pendente' && !isDispensavel({ codigo }))
      await enviar(`/api/admissao/anexo?admissaoId=${admissaoId}&tipoId=${tipoId}`, codigo)
  const enviados = await ler<Checklist>(`/api/admissao/anexos/${admissaoId}`)
  for (const { estado, arquivos } of enviados.itens)
    if (estado === 'enviado')
      await mandar('/api/admissao/anexo/avaliar', { id: arquivos[0]?.id, versao: 1, decisao: 'aprovado' })
  const dispensas = enviados.itens
    .filter(({ exigido, estado }) => exigido && estado === 'pendente')
    .map(({ tipoId }) => ({ tipoId, motivo: 'Originais conferidos no balcão' }))
  await mandar('/api/admissao/anexo/dispensar', { admissaoId, dispensas })
}

async function aprovar(servidor: Servidor, id: number): Promise<void> {
  const { ler, mandar } = await conectar(servidor, 'coordenador')
  const { versao } = await ler<Admissao>(`/api/admissao/obter/${id}`)
  await mandar('/api/admissao/status', { id, versao, transicao: 'aprovar' })
}

/** A good day of 3G in the field. */
const REDE_LENTA = { offline: false, latency: 150, downloadThroughput: 187_500, uploadThroughput: 187_500 }

/** Steps whose fields are of the kinds that are touched in the others. */
const semToque = { documentos, endereco, beneficios }

/** A colleague fills in those steps. */
async function completar(servidor: Servidor, id: number): Promise<void> {
  const { ler, mandar } = await conectar(servidor, 'coordenador.operacional')
  let { versao } = await ler<Admissao>(`/api/admissao/obter/${id}`)
  for (const [etapa, dados] of Object.entries(semToque))
    ({ versao } = await mandar<Admissao>('/api/admissao/editar', { id, versao, etapa, dados }, 'PUT'))
}

test('a supervisor drafts and sends an admission by touch, on a phone with a slow network', async ({
  browser,
  servidor,
}) => {
  const { vaga, ficha } = await novaPessoa(servidor, 26, 4_712)
  const opcoes = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
  const palco = { browser, servidor, opcoes }
  await cena(palco, 'coordenador.operacional', '/operacional/admissao/criar', async (page) => {
    const rede = await page.context().newCDPSession(page)
    await rede.send('Network.emulateNetworkConditions', REDE_LENTA)
    const mao = toque(page)
    const id = await criar(page, mao, vaga)
    await completar(servidor, id)
    await page.reload()
    for (const etapa of daPessoa.filter(isDaPessoa)) {
      if (!Object.hasOwn(semToque, etapa)) await preencher(page, mao, etapa, ficha[etapa])
      // Nothing sticks out of a phone's screen.
      const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sobra, etapa).toBeLessThanOrEqual(0)
      await seguir(page, mao, etapa)
    }
    const foto = await page.screenshot({ type: 'jpeg', quality: 90 })
    await anexar(page, mao, { name: 'foto-do-rg.jpg', mimeType: 'image/jpeg', buffer: foto })
    await enviar(page, mao)
    await expect(page.getByRole('heading', { name: 'Tudo certo por aqui!' })).toBeVisible()
  })
})
