import type { Locator, Page } from '@playwright/test'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { etapaNomes, type Etapa } from '@rh/domain/processos/admissao/etapas'
import type { Digitacao } from './digitacao.ts'
import { teclas } from './pessoas.ts'
import { expect } from './test.ts'

export const NOME = 'Jaciara Conceição de Araújo'

/** One field of the form: how it is filled, its label, and what goes in. */
type Campo = readonly [
  como: Exclude<keyof Mao, 'aperta' | 'escolhe'>,
  campo: string,
  valor: string,
  /** Letters that lead there sooner than the first ones. */
  letras?: string,
]

/** How a person fills a field, with the keyboard alone or with a finger. */
export interface Mao {
  /** A text, or the digits of a masked field. */
  texto(campo: string, valor: string): Promise<void>
  /** One of a few choices in a list that opens. */
  lista(campo: string, opcao: string, letras?: string): Promise<void>
  /** One of many, found by typing part of it; its name begins with what is typed, or has these words. */
  busca(campo: string, valor: string, opcao?: RegExp): Promise<void>
  /** A size: side by side where they are few, else in a list. */
  tamanho(peca: string, tamanho: string): Promise<void>
  /** One of those that are read side by side. */
  opcao(campo: string, opcao: string): Promise<void>
  marca(campo: string): Promise<void>
  /** What the page fills by itself, and a person only reads. */
  fica(campo: string, valor: string): Promise<void>
  /** A button or a link. */
  aperta(alvo: Locator): Promise<void>
  /** A button that opens the system's own window, and the name of a file there. */
  escolhe(alvo: Locator, nome: string): Promise<void>
}

interface Pessoa {
  readonly cpf: string
  /** Pieces of the post's kit, with a size of each. */
  readonly tamanhos: readonly { readonly peca: string; readonly tamanho: string }[]
}

/** Everything that an admission asks for besides its slot, by step, in the order of the page. */
export const fichaDe = ({
  cpf,
  tamanhos,
}: Pessoa): Readonly<Record<Exclude<Etapa, 'vaga'>, readonly Campo[]>> => ({
  pessoais: [
    ['texto', 'CPF', cpf],
    ['texto', 'Nome completo', NOME],
    ['texto', 'Nascimento', teclas('1991-04-17')],
    ['opcao', 'Sexo', 'Feminino'],
    ['opcao', 'Raça/cor', 'Parda'],
    ['opcao', 'Estado civil', 'Solteiro(a)'],
    ['opcao', 'Deficiência', 'Nenhuma'],
    ['lista', 'Grau de instrução', 'Ensino médio completo', 'med'],
    ['fica', 'Nacionalidade', 'Brasileiro nato'],
    ['fica', 'País de nascimento', 'Brasil'],
    ['busca', 'Município de nascimento', 'Feira de Santana'],
    ['texto', 'Nome da mãe', 'Maria da Conceição'],
    ['fica', 'UF de nascimento', 'BA'],
    ['texto', 'Telefone', '11987654321'],
  ],
  documentos: [
    ['texto', 'RG', '32455678'],
    ['texto', 'Órgão expedidor', 'SSP/SP'],
    ['fica', 'UF do RG', 'SP'],
  ],
  endereco: [
    ['texto', 'CEP', '01310100'],
    ['busca', 'Tipo de logradouro', 'Avenida'],
    ['texto', 'Logradouro', 'Paulista'],
    ['texto', 'Número', '1000'],
    ['texto', 'Bairro', 'Bela Vista'],
    ['fica', 'Município', 'São Paulo'],
    ['fica', 'UF', 'SP'],
  ],
  dependentes: [],
  bancarios: [['marca', 'Abrir conta-salário', '']],
  beneficios: [['opcao', 'A pessoa quer o vale-transporte?', 'Não']],
  uniforme: tamanhos.map(({ peca, tamanho }) => ['tamanho', peca, tamanho] as const),
})

const passos = [...etapaNomes, ETAPA_ANEXOS]

/** Fills the fields of one step. */
export async function preencher(page: Page, mao: Mao, etapa: Etapa, campos: readonly Campo[]) {
  await expect(page.locator(`[data-etapa="${etapa}"]`)).toBeVisible()
  for (const [como, campo, valor, letras] of campos) {
    if (como === 'lista') await mao.lista(campo, valor, letras)
    else await mao[como](campo, valor)
  }
}

/** Goes on to the next step. */
export async function seguir(page: Page, mao: Mao, etapa: Etapa) {
  await mao.aperta(page.getByRole('link', { name: /^Próxima etapa: / }))
  await page.waitForURL(`**/${passos[passos.indexOf(etapa) + 1]}`)
}

const botao = (page: Page, nome: string): Locator => page.getByRole('button', { name: nome, exact: true })

/** The field of a label, whether it says that it may stay empty or not. */
const campoDe = (page: Page, papel: 'textbox' | 'combobox', campo: string): Locator =>
  page.getByRole(papel, { name: campo, exact: true })
const opcaoDe = (page: Page, nome: string): Locator => page.getByRole('option', { name: nome, exact: true })
const radioDe = (page: Page, grupo: string, opcao: string): Locator =>
  page.getByRole('radiogroup', { name: grupo }).getByRole('radio', { name: opcao, exact: true })

const semAcento = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether the sizes of a piece are a list, once they are on the page. */
async function isLista(page: Page, peca: string): Promise<boolean> {
  const lista = campoDe(page, 'combobox', peca)
  await lista.or(page.getByRole('radiogroup', { name: peca })).waitFor()
  return lista.isVisible()
}

/** A page just loaded has its header, its menu and its steps before the form. */
const MAX_TABS = 80
const MAX_SETAS = 60

/** Nothing but keys: Tab to a field, letters in lists, arrows among what was found, space and Enter. */
export function teclado(page: Page, keyboard: Digitacao): Mao {
  const ate = async (alvo: Locator): Promise<void> => {
    keyboard.pensar()
    // Found by its name once, and not at each Tab: names cost more than keys. A page drawn anew has another one.
    const achar = () => alvo.elementHandle()
    let achado = await achar()
    for (let n = 0; n < MAX_TABS; n++) {
      const onde = await achado?.evaluate((elemento) =>
        elemento === document.activeElement ? 'nele' : elemento.isConnected ? 'antes' : 'outro',
      )
      if (onde === 'nele') return
      if (onde !== 'antes') achado = await achar()
      else await keyboard.press('Tab')
    }
    throw new Error(`No way to ${String(alvo)} by Tab`)
  }
  const ateQue = async (chegou: () => Promise<boolean>, tecla: string): Promise<void> => {
    for (let n = 0; n < MAX_SETAS && !(await chegou()); n++) await keyboard.press(tecla)
  }
  const aperta = async (alvo: Locator): Promise<void> => {
    await ate(alvo)
    await keyboard.press('Enter')
  }
  /** Types letter by letter until it is there; what is beyond them is reached by arrows. */
  const digitaAte = async (letras: string, chegou: () => Promise<boolean>): Promise<void> => {
    for (const letra of letras) {
      if (await chegou()) return
      await keyboard.press(letra)
    }
    await ateQue(chegou, 'ArrowDown')
  }
  const lista = async (campo: string, valor: string, letras = semAcento(valor)): Promise<void> => {
    await ate(campoDe(page, 'combobox', campo))
    const indicada = page.getByRole('option', { name: valor, exact: true, selected: true })
    // Going on takes what is pointed at.
    await digitaAte(letras, () => indicada.isVisible())
  }
  const opcao = async (campo: string, valor: string): Promise<void> => {
    await ate(page.getByRole('radiogroup', { name: campo }).getByRole('radio').first())
    await digitaAte(semAcento(valor), () => radioDe(page, campo, valor).isChecked())
  }
  return {
    texto: async (campo, valor) => {
      // Some texts suggest what others typed, which makes a combobox of them.
      await ate(campoDe(page, 'textbox', campo).or(campoDe(page, 'combobox', campo)))
      await keyboard.type(valor)
    },
    lista,
    busca: async (campo, valor, nome) => {
      await ate(campoDe(page, 'combobox', campo))
      await keyboard.type(valor)
      const opcao = page.getByRole('option', { name: nome ?? valor }).first()
      await opcao.waitFor()
      await ateQue(() => opcao.evaluate((o) => o.classList.contains('Mui-focused')), 'ArrowDown')
      // One of this very name is taken by going on.
      if (nome) await keyboard.press('Enter')
    },
    opcao,
    tamanho: async (peca, tamanho) =>
      (await isLista(page, peca)) ? lista(peca, tamanho) : opcao(peca, tamanho),
    marca: async (campo) => {
      await ate(page.getByRole('checkbox', { name: campo }))
      await keyboard.press('Space')
    },
    fica: (campo, valor) => jaDiz(page, campo, valor),
    aperta,
    escolhe: async (alvo, nome) => {
      await aperta(alvo)
      keyboard.pensar()
      keyboard.contar(`${nome}\n`)
    },
  }
}

/** What the page fills by itself shows in a list as its text, in a search as its value. */
async function jaDiz(page: Page, campo: string, valor: string): Promise<void> {
  const alvo = campoDe(page, 'combobox', campo)
  await expect(alvo.and(page.locator('input')).or(alvo.filter({ hasText: valor }))).toBeVisible()
  if (await alvo.and(page.locator('input')).count()) await expect(alvo).toHaveValue(valor)
}

/** A finger: it taps, and the phone's own keyboard types. */
export const toque = (page: Page): Mao => porPonteiro(page, (alvo) => alvo.tap(), true)

/** A mouse, and a keyboard for data alone; a field that has the focus needs no click. */
export const rato = (page: Page): Mao =>
  porPonteiro(page, async (alvo) => {
    const escreve = 'textarea:focus, input:not([type="checkbox"], [type="radio"]):focus'
    if (!(await alvo.evaluate((campo, qual) => campo.matches(qual), escreve))) await alvo.click()
  })

/** With `cobre` the list of a search lies over the field that comes next, and is tapped. */
function porPonteiro(page: Page, ir: (alvo: Locator) => Promise<void>, cobre = false): Mao {
  const lista = async (campo: string, opcao: string): Promise<void> => {
    await ir(campoDe(page, 'combobox', campo))
    await ir(opcaoDe(page, opcao))
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  const opcao = (campo: string, valor: string) => ir(radioDe(page, campo, valor).locator('..'))
  return {
    texto: async (campo, valor) => {
      const alvo = campoDe(page, 'textbox', campo).or(campoDe(page, 'combobox', campo))
      await ir(alvo)
      await alvo.pressSequentially(valor)
    },
    lista,
    busca: async (campo, valor, nome) => {
      await ir(campoDe(page, 'combobox', campo))
      await campoDe(page, 'combobox', campo).pressSequentially(valor)
      const achada = page.getByRole('option', { name: nome ?? valor }).first()
      await achada.waitFor()
      // One of this very name is taken by going on.
      if (nome || cobre) await ir(achada)
    },
    opcao,
    tamanho: async (peca, tamanho) =>
      (await isLista(page, peca)) ? lista(peca, tamanho) : opcao(peca, tamanho),
    marca: (campo) => ir(page.getByRole('checkbox', { name: campo })),
    fica: (campo, valor) => jaDiz(page, campo, valor),
    aperta: ir,
    escolhe: ir,
  }
}

interface Vaga {
  readonly cliente: string
  readonly local: string
  readonly cargo: string
  readonly data: string
}

/** Opens a draft for a slot, and leaves the page at the first step about the person. */
export async function criar(page: Page, mao: Mao, { cliente, local, cargo, data }: Vaga): Promise<number> {
  await mao.busca('Posto', `${cliente} ${local} ${cargo}`, new RegExp(local))
  await mao.texto('Data prevista de admissão', teclas(data))
  await mao.opcao('Motivo da vaga', 'Aumento de quadro')
  await mao.aperta(botao(page, 'Continuar'))
  await page.waitForURL(/\/editar\/rascunho\/\d+\/pessoais$/)
  return Number(/rascunho\/(\d+)/.exec(page.url())?.[1])
}

/** Attaches the document of identity, through the browser's own file chooser. */
export async function anexar(
  page: Page,
  mao: Mao,
  arquivo: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const escolha = page.waitForEvent('filechooser')
  const enviarRg = page.getByRole('button', { name: 'Enviar: Documento de identidade com foto' })
  await mao.escolhe(enviarRg, arquivo.name)
  await (await escolha).setFiles(arquivo)
  await expect(page.getByText(arquivo.name)).toBeVisible()
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
}

/** Reads and accepts every alert, and sends. */
export async function enviar(page: Page, mao: Mao): Promise<void> {
  await mao.aperta(page.getByRole('link', { name: 'Revisar', exact: true }))
  await page.waitForURL(/\/revisar$/)
  const alertas = page.getByRole('checkbox', { name: /^Estou ciente: / })
  await alertas.first().waitFor()
  for (const alerta of await alertas.all()) await mao.marca((await alerta.getAttribute('aria-label')) ?? '')
  await mao.aperta(botao(page, 'Enviar'))
  await page.waitForURL(/\/parabens\?processo=admissao&id=\d+$/)
}
