import type { Locator, Page } from '@playwright/test'
import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import { etapaNomes, type Etapa } from '@rh/domain/processos/admissao/etapas'
import type { Digitacao } from './digitacao.ts'
import { teclas } from './pessoas.ts'
import { expect } from './test.ts'

export const NOME = 'Jaciara Conceição de Araújo'

/** One field of the form: how it is filled, its label, and what goes in. */
type Campo = readonly [como: Exclude<keyof Mao, 'aperta' | 'escolhe'>, campo: string, valor: string]

/** How a person fills a field, with the keyboard alone or with a finger. */
export interface Mao {
  /** A text, or the digits of a masked field. */
  texto(campo: string, valor: string): Promise<void>
  /** One of a few choices in a list that opens. */
  lista(campo: string, opcao: string): Promise<void>
  /** One of many, found by typing part of it; its name begins with what is typed, or has these words. */
  busca(campo: string, valor: string, opcao?: RegExp): Promise<void>
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
    ['lista', 'Sexo', 'Feminino'],
    ['lista', 'Estado civil', 'Solteiro(a)'],
    ['lista', 'Raça/cor', 'Parda'],
    ['lista', 'Grau de instrução', 'Ensino médio completo'],
    ['lista', 'Deficiência', 'Nenhuma'],
    ['fica', 'Nacionalidade', 'Brasileiro nato'],
    ['fica', 'País de nascimento', 'Brasil'],
    ['lista', 'UF de nascimento', 'BA'],
    ['busca', 'Município de nascimento', 'Feira de Santana'],
    ['texto', 'Nome da mãe', 'Maria da Conceição'],
    ['texto', 'Telefone', '11987654321'],
  ],
  documentos: [
    ['texto', 'RG', '32455678'],
    ['texto', 'Órgão expedidor', 'SSP'],
    ['lista', 'UF do RG', 'SP'],
  ],
  endereco: [
    ['texto', 'CEP', '01310100'],
    ['busca', 'Tipo de logradouro', 'Avenida'],
    ['texto', 'Logradouro', 'Paulista'],
    ['texto', 'Número', '1000'],
    ['texto', 'Bairro', 'Bela Vista'],
    ['lista', 'UF', 'SP'],
    ['busca', 'Município', 'São Paulo'],
  ],
  dependentes: [],
  bancarios: [['marca', 'Abrir conta-salário', '']],
  beneficios: [['opcao', 'A pessoa quer o vale-transporte?', 'Não']],
  uniforme: tamanhos.map(({ peca, tamanho }) => ['lista', peca, tamanho] as const),
})

const passos = [...etapaNomes, ETAPA_ANEXOS]

/** Fills the fields of one step. */
export async function preencher(page: Page, mao: Mao, etapa: Etapa, campos: readonly Campo[]) {
  await expect(page.locator(`[data-etapa="${etapa}"]`)).toBeVisible()
  for (const [como, campo, valor] of campos) await mao[como](campo, valor)
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

/** A page just loaded has its header, its menu and its steps before the form. */
const MAX_TABS = 80
const MAX_SETAS = 60

/** Nothing but keys: Tab to a field, letters in lists, arrows among what was found, space and Enter. */
export function teclado(page: Page, keyboard: Digitacao): Mao {
  const ate = async (alvo: Locator): Promise<void> => {
    keyboard.pensar()
    await alvo.waitFor()
    for (let n = 0; n < MAX_TABS; n++) {
      if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return
      await keyboard.press('Tab')
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
  return {
    texto: async (campo, valor) => {
      // Some texts suggest what others typed, which makes a combobox of them.
      await ate(campoDe(page, 'textbox', campo).or(campoDe(page, 'combobox', campo)))
      await keyboard.type(valor)
    },
    lista: async (campo, opcao) => {
      await ate(campoDe(page, 'combobox', campo))
      await keyboard.press('Enter')
      await page.getByRole('listbox').waitFor()
      // A letter goes to the next of those that begin with it.
      const naOpcao = () => opcaoDe(page, opcao).evaluate((o) => o === document.activeElement)
      await ateQue(naOpcao, opcao.charAt(0).toLowerCase())
      await keyboard.press('Enter')
      await expect(page.getByRole('listbox')).toBeHidden()
    },
    busca: async (campo, valor, nome) => {
      await ate(campoDe(page, 'combobox', campo))
      await keyboard.type(valor)
      const opcao = page.getByRole('option', { name: nome ?? valor }).first()
      await opcao.waitFor()
      await ateQue(() => opcao.evaluate((o) => o.classList.contains('Mui-focused')), 'ArrowDown')
      await keyboard.press('Enter')
    },
    opcao: async (campo, opcao) => {
      await ate(page.getByRole('radiogroup', { name: campo }).getByRole('radio').first())
      await ateQue(() => radioDe(page, campo, opcao).isChecked(), 'ArrowDown')
    },
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
export function toque(page: Page): Mao {
  return {
    texto: async (campo, valor) => {
      const alvo = campoDe(page, 'textbox', campo).or(campoDe(page, 'combobox', campo))
      await alvo.tap()
      await alvo.pressSequentially(valor)
    },
    lista: async (campo, opcao) => {
      await campoDe(page, 'combobox', campo).tap()
      await opcaoDe(page, opcao).tap()
      await expect(page.getByRole('listbox')).toBeHidden()
    },
    busca: async (campo, valor, nome) => {
      await campoDe(page, 'combobox', campo).tap()
      await campoDe(page, 'combobox', campo).pressSequentially(valor)
      await page
        .getByRole('option', { name: nome ?? valor })
        .first()
        .tap()
    },
    opcao: (campo, opcao) => radioDe(page, campo, opcao).tap(),
    marca: (campo) => page.getByRole('checkbox', { name: campo }).tap(),
    fica: (campo, valor) => jaDiz(page, campo, valor),
    aperta: (alvo) => alvo.tap(),
    escolhe: (alvo) => alvo.tap(),
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
