import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { modelosDeComunicado } from '@rh/domain/comunicados/modelos'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

const hoje = '2026-11-20'
const publicar = async (titulo: string, mudanca: object = {}): Promise<number> => {
  const { id } = await (
    await sistema().as('gerente.rh')
  ).call('POST /api/post', {
    body: {
      titulo,
      texto: `Texto de ${titulo}. Veja https://exemplo.com.br/agenda.`,
      setores: [],
      grupos: [],
      contratos: [],
      mostrarDe: hoje,
      mostrarAte: null,
      exigeCiencia: true,
      cienciaAte: null,
      anexos: [],
      ...mudanca,
    },
  })
  return id
}
const painel = () => screen.findByRole('dialog', { name: /./ })

describe('reading a notice', () => {
  it('begins on the start page, and ends with what it asks for', async () => {
    const id = await publicar('Troca de crachás', { cienciaAte: '2026-11-21' })
    const pessoa = await abrir('vagas', '/vagas')
    await pessoa.click(await screen.findByRole('link', { name: 'Troca de crachás' }))
    await waitFor(() => expect(pessoa.onde()).toBe(`/vagas/avisos/comunicados?id=${id}`))
    const aberto = within(await painel())
    const link = await aberto.findByRole('link', { name: 'https://exemplo.com.br/agenda' })
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank'])
    await pessoa.click(await aberto.findByRole('button', { name: 'Li e estou ciente' }))
    expect(await aberto.findByText(/^Você confirmou que leu em /)).toBeTruthy()
    expect(aberto.queryByRole('tab')).toBeNull()
  })

  it('says so where the words changed on the way, and shows them', async () => {
    const id = await publicar('Regras do refeitório')
    // Read before: what a first reading asks anew would come with the corrected words.
    await (await sistema().as('vagas')).call('POST /api/post/ler/:id', { params: { id } })
    const pessoa = await abrir('vagas', '/vagas/avisos/comunicados')
    await pessoa.click(await screen.findByRole('link', { name: 'Regras do refeitório' }))
    const confirmar = await screen.findByRole('button', { name: 'Li e estou ciente' })
    await (
      await sistema().as('gerente.rh')
    ).call('PUT /api/post/:id', {
      params: { id },
      body: {
        titulo: 'Regras do refeitório',
        texto: 'Outro texto.',
        setores: [],
        grupos: [],
        contratos: [],
        mostrarDe: hoje,
        mostrarAte: null,
        exigeCiencia: true,
        cienciaAte: null,
        anexos: [],
        mantidos: [],
        versao: 1,
        pedirDeNovo: true,
      },
    })
    await pessoa.click(confirmar)
    expect(await screen.findByText('Este comunicado foi corrigido enquanto você lia.')).toBeTruthy()
    expect(await within(await painel()).findByText('Outro texto.')).toBeTruthy()
  })

  it('can be tried again where it could not be asked', async () => {
    rede.cortar(/post\/list/)
    const pessoa = await abrir('vagas', '/vagas/avisos/comunicados')
    const outra = await screen.findByRole('button', { name: /Tentar (de novo|novamente)/ })
    rede.reparar()
    await pessoa.click(outra)
    expect(await screen.findByRole('list', { name: 'No ar' })).toBeTruthy()
  })
})

describe('publishing', () => {
  it('starts from a ready text, whose blanks have to be filled in', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/avisos/comunicados')
    await pessoa.click(await screen.findByRole('button', { name: 'Novo comunicado' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Começar de um texto pronto' }))
    const { titulo, base } = modelosDeComunicado.cipa
    await pessoa.click(await screen.findByRole('menuitem', { name: new RegExp(titulo) }))
    const texto = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' })
    expect(texto.value).toContain(`Base legal: ${base}.`)
    await pessoa.click(screen.getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText('Preencha [início das inscrições]')).toBeTruthy()
    expect(await screen.findByText(/^Hoje, \d+ pessoas o recebem\.$/)).toBeTruthy()
    await pessoa.escrever(texto, 'As inscrições vão até sexta, com o Sesmt.')
    await pessoa.click(screen.getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('link', { name: titulo })).toBeTruthy()
  })

  it('does not publish without the file that is still on its way', async () => {
    const pessoa = await abrir('gerente.rh', '/rh/avisos/comunicados')
    await pessoa.click(await screen.findByRole('button', { name: 'Novo comunicado' }))
    const dialogo = await screen.findByRole('dialog', { name: 'Novo comunicado' })
    const form = within(dialogo)
    await pessoa.escrever(form.getByRole('textbox', { name: 'Título' }), 'Tabela do plano de saúde')
    await pessoa.escrever(form.getByRole('textbox', { name: 'Texto' }), 'A tabela nova segue em anexo.')
    const soltar = rede.segurar(/^POST \/api\/arquivos/)
    const arquivo = new File(['%PDF-1.7\ntabela\n%%EOF'], 'tabela.pdf', { type: 'application/pdf' })
    await pessoa.upload(dialogo.querySelector<HTMLInputElement>('input[type=file]') ?? dialogo, arquivo)
    await pessoa.click(form.getByRole('button', { name: 'Publicar' }))
    expect(await form.findByText('Espere o arquivo chegar, ou cancele o envio dele.')).toBeTruthy()
    expect(rede.chamadas(/^POST \/api\/post$/)).toEqual([])
    soltar()
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull())
    await pessoa.click(form.getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(rede.chamadas(/^POST \/api\/post$/)).toHaveLength(1))
    expect(rede.chamadas(/^POST \/api\/post$/)[0]?.corpo).toMatchObject({ anexos: [expect.anything()] })
  })

  it('shows who is missing, and withdraws with a reason', async () => {
    await publicar('Aviso a retirar')
    const pessoa = await abrir('gerente.rh', '/rh/avisos/comunicados')
    await pessoa.click(await screen.findByRole('link', { name: 'Aviso a retirar' }))
    await pessoa.click(await screen.findByRole('tab', { name: /^Recibos/ }))
    await pessoa.click(await screen.findByRole('button', { name: /^Não leu/ }))
    expect(
      (await within(await screen.findByRole('list', { name: 'Recibos' })).findAllByText('Não leu')).length,
    ).toBeGreaterThan(1)
    await pessoa.click(screen.getByRole('tab', { name: 'Comunicado' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Retirar do ar' }))
    await pessoa.escrever(await screen.findByRole('textbox', { name: /Motivo/ }), 'Saiu errado')
    await pessoa.click(screen.getByRole('button', { name: 'Retirar' }))
    expect(await screen.findByText(/^Retirado por /)).toBeTruthy()
  })

  it('is not offered to who does not publish', async () => {
    await abrir('vagas', '/vagas/avisos/comunicados?aba=publicacao')
    await screen.findByRole('list', { name: 'No ar' })
    expect(screen.queryByRole('button', { name: 'Novo comunicado' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Publicação' })).toBeNull()
  })
})
