import type { Locator, Page } from '@playwright/test'
import { abrirDocumentos, conectar, daquiA, SENHA } from './pessoas.ts'
import type { Servidor } from './servidor.ts'
import { expect } from './test.ts'

// What people do about a dismissal: in the page, or by the API where the page is shown by a component test.

interface Registro {
  readonly versao: number
  readonly pareceresAbertos: readonly string[]
  readonly pecas: readonly { readonly entregaId: number }[] | null
  readonly pendencias: readonly { readonly codigo: string; readonly severidade: string }[]
}

/** Somebody gives a parecer, or makes a move, by the API: every alert read. */
async function fazer(
  servidor: Servidor,
  usuario: string,
  id: string,
  passo: (registro: Registro) => object | undefined,
): Promise<void> {
  const { ler, mandar } = await conectar(servidor, usuario)
  const registro = await ler<Registro>(`/api/demissao/obter/${id}`)
  const feito = passo(registro)
  if (feito === undefined) return
  const { versao, pendencias } = registro
  const alertasAceitos = pendencias.flatMap(({ severidade, codigo }) =>
    severidade === 'alerta' ? [codigo] : [],
  )
  const chamada = 'parecer' in feito ? 'parecer' : 'status'
  await mandar(`/api/demissao/${chamada}`, { id: Number(id), versao, alertasAceitos, ...feito })
}

const parecer = (nome: string, dados: object) => ({ parecer: nome, decisao: 'aprovado', dados })

/** Calculated by Departamento Pessoal, and approved. */
export async function aprovar(servidor: Servidor, id: string): Promise<void> {
  await fazer(servidor, 'cadastro', id, () => parecer('departamento_pessoal', {}))
  await fazer(servidor, 'coordenador', id, () => ({ transicao: 'aprovar' }))
}

/** The pieces come back, the exam is made where it is asked for, and what was paid is proven. */
export async function ouvirSetores(servidor: Servidor, id: string): Promise<void> {
  await fazer(servidor, 'almoxarifado', id, ({ pecas }) =>
    parecer('devolucoes', { pecas: (pecas ?? []).map(({ entregaId }) => ({ entregaId, situacao: 'bom' })) }),
  )
  const exame = { dataExame: daquiA(0), medico: 'Aurora Bittencourt', crm: '48213', resultado: 'apto' }
  await fazer(servidor, 'sesmt', id, ({ pareceresAbertos }) =>
    pareceresAbertos.includes('exame') ? parecer('exame', exame) : undefined,
  )
  const { ler, anexar: enviar } = await conectar(servidor, 'cadastro')
  const { itens } = await ler<{ itens: { codigo: string; tipoId: number }[] }>(`/api/demissao/anexos/${id}`)
  for (const { codigo, tipoId } of itens)
    if (['TRCT', 'COMPROVANTE_RESCISAO'].includes(codigo))
      await enviar(`/api/demissao/anexo?demissaoId=${id}&tipoId=${tipoId}`, codigo)
}

/** Ticks every alert of the form. */
export const lerTudo = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Nada falta/)).toBeVisible()
  for (const ciente of await page.getByRole('checkbox', { name: /Estou ciente/ }).all()) await ciente.check()
}

/** Sends a signed paper to its place among the documents. */
export async function anexar(page: Page, documento: string): Promise<void> {
  const linha = page.getByRole('button', { name: new RegExp(`^${documento}.*: `) })
  // In a narrow column the list of documents is behind the name of the open one.
  const seletor = page.getByRole('button', { name: /documento \d+ de \d+/ })
  const grupos = page.getByRole('button', { name: /^(Se houver|Para assinar)/, expanded: false })
  const lista = linha.or(seletor).or(grupos).first()
  await abrirDocumentos(page, lista)
  // Unfolded, the section is still on its way.
  await expect(lista).toBeVisible()
  if (!(await linha.isVisible()) && (await seletor.isVisible())) await seletor.click()
  while (!(await linha.isVisible()) && (await grupos.count()) > 0) await grupos.first().click()
  await linha.click()
  const [escolha] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: new RegExp(`^Enviar: ${documento}`) }).click(),
  ])
  await escolha.setFiles({
    name: `${documento}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${documento}\n%%EOF`),
  })
  // It asks for another one once this one is kept.
  await expect(page.getByRole('button', { name: new RegExp(`^Enviar outro: ${documento}`) })).toBeVisible()
}

/** A status, where it is shown first. */
export const estado = (page: Page, nome: string) => page.getByText(nome, { exact: true }).first()

/** Makes a move, reads the alerts that it finds with its question or after it, and waits for what it leads to. */
export async function mover(page: Page, acao: string, ate: Locator): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${acao}( demissão)?$`) }).click()
  const dialogo = page.getByRole('dialog')
  const confirmar = dialogo.getByRole('button', { name: acao, exact: true })
  const cientes = dialogo.getByRole('checkbox', { name: /Estou ciente/ })
  await confirmar.waitFor()
  for (const ciente of await cientes.all()) await ciente.check()
  await confirmar.click()
  await expect(ate.or(cientes.and(page.locator(':not(:checked)')).first())).toBeVisible()
  if (await ate.isHidden()) {
    for (const ciente of await cientes.all()) await ciente.check()
    await confirmar.click()
  }
  await expect(ate).toBeVisible()
}

/** Finishes with the password, having read what is to be read. */
export async function finalizar(page: Page): Promise<void> {
  const senha = page.getByLabel('Senha', { exact: true })
  await mover(page, 'Finalizar', senha)
  await senha.fill(SENHA)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  const cientes = page.getByRole('dialog').getByRole('checkbox', { name: /Estou ciente/ })
  await expect(async () => {
    expect(page.url().includes('/parabens?') || (await cientes.count()) > 0).toBe(true)
  }).toPass()
  for (const ciente of await cientes.all()) await ciente.check()
  if ((await cientes.count()) > 0)
    await page.getByRole('dialog').getByRole('button', { name: 'Finalizar', exact: true }).click()
  await page.waitForURL('**/parabens?**')
}
