import type { Page } from '@playwright/test'
import { anexar, estado, finalizar, lerTudo, mover } from './demissoes.ts'
import { cena, conectar, daquiA, entrar, teclas } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect, test } from './test.ts'

// What differs by cause: the form, the way of telling it, the check and the end. What the sectors do in between, the journey of
// a dismissal without cause shows; here they do it by the API.

interface Causa {
  readonly nome: string
  readonly radio: string
  /** What is sent to ask whom it fits. */
  readonly dados: Readonly<Record<string, unknown>>
  readonly contrato: 'indeterminado' | 'determinado'
  readonly preencher: (page: Page, fimDoContrato: string | null) => Promise<void>
  /** Day on which the notice was signed, where it is another than today. */
  readonly assinadoEm?: string
  /** What telling it leads to; the end is reached where it is no day to come. */
  readonly comunicada: 'Desligado' | 'Em aviso prévio'
  /** Lines of the statement that it has, and has not. */
  readonly linhas: readonly string[]
  readonly semLinhas: readonly string[]
}

const MES_PASSADO = daquiA(-31)

const causas: readonly Causa[] = [
  {
    nome: '02, the notice worked',
    radio: 'Dispensa sem justa causa',
    dados: { causa: '02', aviso: 'trabalhado', comunicacao: MES_PASSADO },
    contrato: 'indeterminado',
    preencher: async (page) => {
      await page.getByRole('radio', { name: 'Trabalhado', exact: true }).check()
      await expect(page.getByRole('combobox', { name: /^Redução do aviso/ })).toBeVisible()
    },
    assinadoEm: MES_PASSADO,
    comunicada: 'Desligado',
    linhas: ['Saldo de salário', 'Multa do FGTS'],
    semLinhas: ['Aviso prévio não cumprido'],
  },
  {
    nome: '07, the notice not served',
    radio: 'Pedido de demissão',
    dados: { causa: '07', aviso: 'indenizado', comunicacao: daquiA(0) },
    contrato: 'indeterminado',
    preencher: async (page) => {
      await page.getByRole('radio', { name: 'Não vai cumprir' }).check()
      await page.getByLabel('Dias de aviso cumpridos').fill('0')
    },
    comunicada: 'Desligado',
    linhas: ['Saldo de salário', 'Desconto: Aviso prévio não cumprido'],
    semLinhas: ['Multa do FGTS', 'Aviso prévio indenizado'],
  },
  {
    nome: '33',
    radio: 'Acordo entre as partes',
    dados: { causa: '33', aviso: 'indenizado', comunicacao: daquiA(0) },
    contrato: 'indeterminado',
    preencher: async (page) => {
      await page.getByRole('radio', { name: 'Indenizado', exact: true }).check()
    },
    comunicada: 'Desligado',
    linhas: ['Aviso prévio indenizado', 'Multa do FGTS'],
    semLinhas: ['Indenização adicional da Lei 7.238'],
  },
  {
    nome: '01',
    radio: 'Justa causa',
    dados: { causa: '01', alinea: 'e', comunicacao: daquiA(0) },
    contrato: 'indeterminado',
    preencher: async (page) => {
      await expect(page.getByRole('radio', { name: 'Trabalhado', exact: true })).toHaveCount(0)
      await page.getByRole('combobox', { name: /^Alínea/ }).click()
      await page.getByRole('option', { name: /^e\)/ }).click()
    },
    comunicada: 'Desligado',
    linhas: ['Saldo de salário'],
    semLinhas: ['13º salário proporcional', 'Férias proporcionais', 'Multa do FGTS'],
  },
  {
    nome: '06, until the end of the trial',
    radio: 'Fim do prazo do contrato',
    dados: { causa: '06', comunicacao: daquiA(0) },
    contrato: 'determinado',
    preencher: async (page, fim) => {
      await page.getByRole('textbox', { name: /^Último dia do contrato/ }).fill(teclas(fim ?? ''))
    },
    comunicada: 'Em aviso prévio',
    linhas: [],
    semLinhas: [],
  },
]

interface Comeco {
  readonly pode: boolean
  readonly opcoes: {
    readonly situacao: {
      readonly impedimentos: readonly object[]
      readonly contrato: { readonly tipo: string; readonly fim: string | null }
    }
  }
}
interface Achados {
  readonly pendencias: readonly { readonly codigo: string; readonly severidade: string }[]
}

/** Blocks that the form answers, or that the day of the signature takes away. */
const respondidos: readonly string[] = ['motivo_obrigatorio', 'retroativa_demais']

/** Somebody whom nothing keeps from being dismissed for the cause. */
async function alguem(servidor: Servidor, { dados, contrato }: Causa, vez: number) {
  const { ler, mandar } = await conectar(servidor, 'coordenador.operacional')
  // A page of the list for each cause: none takes somebody of another.
  const lista = contrato === 'determinado' ? 'situacao=em_experiencia&' : `situacao=ativo&pagina=${vez + 2}&`
  const { results } = await ler<{ results: { id: number }[] }>(`/api/colaborador/listar?${lista}porPagina=25`)
  for (const { id } of results) {
    const { pode, opcoes } = await ler<Comeco>(`/api/demissao/obter?colaborador=${id}`)
    const { impedimentos, contrato: dele } = opcoes.situacao
    if (!pode || impedimentos.length > 0 || dele.tipo !== contrato) continue
    const fim = contrato === 'determinado' ? { desligamento: dele.fim } : {}
    const { pendencias } = await mandar<Achados>('/api/demissao/verificar', {
      colaboradorId: id,
      dados: { ...dados, ...fim },
    })
    const parado = pendencias.some(
      ({ severidade, codigo }) => severidade === 'bloqueio' && !respondidos.includes(codigo),
    )
    if (!parado) return { id, fim: dele.fim }
  }
  throw new Error('The demo company has nobody left to dismiss')
}

interface Registro {
  readonly versao: number
  readonly pareceresAbertos: readonly string[]
  readonly pecas: readonly { readonly entregaId: number }[] | null
  readonly pendencias: Achados['pendencias']
}

/** Somebody gives a parecer, or makes a move, by the API: every alert read. */
async function fazer(servidor: Servidor, usuario: string, id: string, passo: object): Promise<void> {
  const { ler, mandar } = await conectar(servidor, usuario)
  const { versao, pendencias } = await ler<Registro>(`/api/demissao/obter/${id}`)
  const alertasAceitos = pendencias.flatMap(({ severidade, codigo }) =>
    severidade === 'alerta' ? [codigo] : [],
  )
  const chamada = 'parecer' in passo ? 'parecer' : 'status'
  await mandar(`/api/demissao/${chamada}`, { id: Number(id), versao, alertasAceitos, ...passo })
}

const parecer = (nome: string, dados: object) => ({ parecer: nome, decisao: 'aprovado', dados })

/** The pieces come back, and the exam is made where it is asked for. */
async function ouvirSetores(servidor: Servidor, id: string): Promise<void> {
  const { ler } = await conectar(servidor, 'almoxarifado')
  const { pecas } = await ler<Registro>(`/api/demissao/obter/${id}`)
  const devolvidas = (pecas ?? []).map(({ entregaId }) => ({ entregaId, situacao: 'bom' }))
  await fazer(servidor, 'almoxarifado', id, parecer('devolucoes', { pecas: devolvidas }))
  const sesmt = await conectar(servidor, 'sesmt')
  const { pareceresAbertos } = await sesmt.ler<Registro>(`/api/demissao/obter/${id}`)
  if (!pareceresAbertos.includes('exame')) return
  const exame = { dataExame: daquiA(0), medico: 'Aurora Bittencourt', crm: '48213', resultado: 'apto' }
  await fazer(servidor, 'sesmt', id, parecer('exame', exame))
}

for (const [vez, causa] of causas.entries())
  test(`a dismissal by ${causa.nome}, from the form to its end`, async ({ page, browser, servidor }) => {
    const { nome, radio, preencher, assinadoEm, comunicada, linhas, semLinhas } = causa
    const pessoa = await alguem(servidor, causa, vez)
    await entrar(page, 'coordenador.operacional', `/operacional/colaborador/${pessoa.id}/demitir`)
    await page.getByRole('radio', { name: radio, exact: true }).check()
    await preencher(page, pessoa.fim)
    await page.getByLabel('Motivo, para o Rh').fill(`Jornada da causa ${nome}.`)
    await lerTudo(page)
    await page.getByRole('button', { name: 'Enviar ao Rh' }).click()
    await page.waitForURL('**/parabens?**')
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await fazer(servidor, 'cadastro', id, parecer('departamento_pessoal', {}))
    await fazer(servidor, 'gerente.rh', id, { transicao: 'aprovar' })

    const mesa = { browser, servidor }
    await cena(mesa, 'cadastro', `/rh/demissao/visualizar/${id}`, async (rh) => {
      await anexar(rh, 'Aviso prévio, pedido')
      const assinar = async (): Promise<void> => {
        if (assinadoEm)
          await rh
            .getByRole('dialog')
            .getByRole('textbox', { name: /^Assinado em/ })
            .fill(teclas(assinadoEm))
      }
      await mover(rh, 'Registrar a comunicação', estado(rh, comunicada), assinar)
    })
    if (comunicada !== 'Desligado') return
    await ouvirSetores(servidor, id)
    await fazer(servidor, 'cadastro', id, { transicao: 'conferir' })

    await cena(mesa, 'rescisao', `/conferencia/demissao/visualizar/${id}`, async (conferencia) => {
      const conferidas = conferencia.getByRole('group', { name: /^Conferência: / })
      await expect(conferidas.first()).toBeVisible()
      const nomes = await conferidas.evaluateAll((grupos) =>
        grupos.map((grupo) => grupo.getAttribute('aria-label') ?? ''),
      )
      for (const linha of linhas) expect(nomes.join()).toContain(linha.replace('Desconto: ', ''))
      for (const linha of semLinhas) expect(nomes.join()).not.toContain(linha)
      for (const documento of ['Comprovante do pagamento', 'Termo de rescisão'])
        await anexar(conferencia, documento)
      await conferidas.first().getByRole('button', { name: 'Certo' }).focus()
      for (const _ of nomes) await conferencia.keyboard.type('cj')
      // By the keyboard to the end: what comes in above after the files moves the button under a pointer.
      await conferencia.getByRole('button', { name: 'Registrar a conferência' }).press('Enter')
      await expect(conferencia.getByRole('button', { name: 'Registrar a conferência' })).toHaveCount(0)
      await finalizar(conferencia)
    })
  })
