import { devices, type Page } from '@playwright/test'
import { isDispensavel } from '@rh/domain/processo/anexos'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { contarTeclas, type Digitacao } from './digitacao.ts'
import { anexar, criar, enviar, fichaDe, NOME, preencher, seguir, teclado, toque } from './ficha.ts'
import { cena, conectar, cpfDe, daquiA, kitDe, perguntar, postoLivre, SENHA, teclas } from './pessoas.ts'
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
const JUSTIFICATIVA = 'Originais conferidos no balcão'

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

/** What a sector says where its page is shown by another step, or by another spec. */
const ditas: Readonly<Record<string, (admissao: Admissao) => object>> = {
  vaga: () => ({}),
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

const situacao = (page: Page, texto: string) =>
  expect(page.getByRole('main').getByText(texto, { exact: true }).first()).toBeVisible()

// prova: acesso.parabens
test('an admission typed by keyboard walks through every sector, over a kill -9 and a restart', async ({
  browser,
  servidor,
}) => {
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
    await cena(palco, 'sesmt', `/sesmt/admissao/visualizar/${id}`, async (page) => {
      await page.getByRole('textbox', { name: 'Data do exame' }).pressSequentially(teclas(daquiA(0)))
      await page.getByLabel('Médico').fill('Dra. Lúcia Prado')
      await page.getByLabel('CRM').fill('12345/SP')
      await page.getByRole('radio', { name: 'Apto', exact: true }).check()
      await page.getByRole('button', { name: 'Aprovar exame admissional' }).click()
      await page.getByRole('button', { name: 'Ver o que cada setor registrou' }).click()
      await expect(page.getByText('Dra. Lúcia Prado')).toBeVisible()
    })
    await cena(palco, 'cadastro', `/rh/admissao/visualizar/${id}`, async (page) => {
      await entregarIndispensaveis(servidor, id)
      await page.reload()
      await page.getByRole('button', { name: 'Aprovar rg.pdf', disabled: false }).click()
      await expect(
        page.getByText('Documento de identidade com foto: aprovado', { exact: true }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Dispensar com justificativa' }).click()
      const dialogo = page.getByRole('dialog')
      for (const campo of await dialogo.getByRole('textbox').all()) await campo.fill(JUSTIFICATIVA)
      await dialogo.getByRole('button', { name: 'Dispensar' }).click()
      await expect(page.getByText('Todos aprovados ou dispensados')).toBeVisible()
      await page.getByRole('button', { name: 'Aprovar documentos' }).click()
      // The button says that it is sending meanwhile; it leaves with the question once the server kept the answer.
      await expect(page.getByRole('button', { name: 'Marcar em análise' })).toBeHidden()
    })
    await pareceres(servidor, 'almoxarifado', id)
  })

  await test.step('the whole machine stops and comes back', async () => {
    expect(await servidor.stop()).toBe(0)
    await servidor.start()
  })

  let matricula = ''
  await test.step('Rh approves and effects it, with the password', async () => {
    await cena(palco, 'coordenador', `/rh/admissao/visualizar/${id}`, async (page) => {
      await mover(page, 'Aprovar')
      await situacao(page, 'Aprovada')
    })
    await cena(palco, 'gerente.rh', `/rh/admissao/visualizar/${id}`, async (page) => {
      await mover(page, 'Efetivar', { senha: true })
      await situacao(page, 'Efetivada')
      const cartao = page.getByRole('region', { name: 'Matrícula' })
      matricula = /\d{6,}/.exec(await cartao.innerText())?.[0] ?? ''
      expect(matricula).not.toBe('')
    })
  })

  await test.step('the new colaborador is in the list', () =>
    cena(palco, 'cadastro', `/rh/colaborador/listar?busca=${matricula}`, async (page) => {
      const linha = page.getByRole('row', { name: new RegExp(matricula) })
      await expect(linha).toContainText(NOME)
      await expect(linha).toContainText('Pré-admissão')
    }))

  await test.step('signed papers and delivered uniform end it', async () => {
    await assinar(servidor, id)
    await pareceres(servidor, 'almoxarifado', id)
    await cena(palco, 'gerente.rh', `/rh/admissao/visualizar/${id}`, async (page) => {
      await mover(page, 'Finalizar')
      await page.waitForURL(/\/parabens\?processo=admissao&id=\d+$/)
    })
  })

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
}

/** What no reason waives is sent and approved. */
async function entregarIndispensaveis(servidor: Servidor, admissaoId: number): Promise<void> {
  const { ler, mandar, token } = await conectar(servidor, 'cadastro')
  const { itens } = await ler<{ itens: Item[] }>(`/api/admissao/anexos/${admissaoId}`)
  for (const { tipoId, codigo, estado } of itens) {
    if (estado !== 'pendente' || isDispensavel({ codigo })) continue
    const body = new FormData()
    body.append(
      'arquivo',
      new Blob([`%PDF-1.7\n${codigo}\n%%EOF`], { type: 'application/pdf' }),
      `${codigo}.pdf`,
    )
    const headers = { authorization: `Bearer ${token}` }
    const enviado = await fetch(
      `${servidor.url}/api/admissao/anexo?admissaoId=${admissaoId}&tipoId=${tipoId}`,
      {
        method: 'POST',
        headers,
        body,
      },
    )
    const checklist = (await enviado.json()) as { itens: (Item & { arquivos: { id: number }[] })[] }
    const id = checklist.itens.find((item) => item.tipoId === tipoId)?.arquivos[0]?.id
    await mandar('/api/admissao/anexo/avaliar', { id, versao: 1, decisao: 'aprovado' })
  }
}

/** What is signed on the first day was seen in the original. */
async function assinar(servidor: Servidor, admissaoId: number): Promise<void> {
  const { ler, mandar } = await conectar(servidor, 'cadastro')
  const { itens } = await ler<{ itens: Item[] }>(`/api/admissao/anexos/${admissaoId}`)
  const dispensas = itens
    .filter(({ exigido, estado }) => exigido && estado === 'pendente')
    .map(({ tipoId }) => ({ tipoId, motivo: JUSTIFICATIVA }))
  await mandar('/api/admissao/anexo/dispensar', { admissaoId, dispensas })
}

/** A good day of 3G in the field. */
const REDE_LENTA = { offline: false, latency: 150, downloadThroughput: 187_500, uploadThroughput: 187_500 }

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
    await criar(page, mao, vaga)
    for (const etapa of daPessoa.filter(isDaPessoa)) {
      await preencher(page, mao, etapa, ficha[etapa])
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
