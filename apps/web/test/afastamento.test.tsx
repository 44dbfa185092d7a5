import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const CRIAR = /^POST \/api\/afastamento\/criar$/
const ANEXAR = /^POST \/api\/afastamento\/anexo$/
const atestado = () => new File(['%PDF-1.7\natestado\n%%EOF'], 'atestado.pdf', { type: 'application/pdf' })

/** Somebody of the manager's people whose days are all free. */
async function alguem(): Promise<number> {
  const gestor = await sistema().as('gestor')
  const { results } = await gestor.call('GET /api/colaborador/listar', {
    query: { situacao: 'ativo', porPagina: '100' },
  })
  for (const { id } of results) {
    const { pode, opcoes } = await gestor.call('GET /api/afastamento/obter', {
      query: { colaborador: String(id) },
    })
    if (pode && opcoes.impedimentos.length === 0) return id
  }
  throw new Error('everybody of the demo company is away')
}

const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const comum = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Mais comuns' })).getByRole('button', { name })

async function lerAlertas(pessoa: Pessoa): Promise<void> {
  await screen.findByText(/^Nada falta/)
  for (const alerta of screen.queryAllByRole('checkbox', { name: /^Estou ciente: / }))
    await pessoa.click(alerta)
}

describe('informing a leave', () => {
  it('asks what the reason asks for, and the days and the last day follow each other', async () => {
    const pessoa = await abrir('gestor', `/operacional/colaborador/${await alguem()}/afastamento`)
    await pessoa.click(await comum('Sofreu acidente no trabalho ou no caminho'))
    expect(await campo('Dia do acidente')).toBeTruthy()
    await pessoa.click(await comum('Atestado de poucos dias'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Dia do acidente' })).toBeNull())
    await pessoa.escrever(await campo('Primeiro dia fora'), '23112026')
    await pessoa.type(await campo('Quantos dias'), '3')
    expect((await campo(/^Último dia fora/)).value).toBe('25/11/2026')
    await pessoa.clear(await campo('Primeiro dia fora'))
    await pessoa.type(await campo('Primeiro dia fora'), '24112026')
    await waitFor(async () => expect((await campo(/^Último dia fora/)).value).toBe('26/11/2026'))
    // What Sesmt alone may write has no place here.
    expect(screen.queryByRole('textbox', { name: /CID/ })).toBeNull()
  })

  it('keeps the last day that was typed by hand where the first one is moved', async () => {
    const pessoa = await abrir('gestor', `/operacional/colaborador/${await alguem()}/afastamento`)
    await pessoa.click(await comum('Atestado de poucos dias'))
    await pessoa.escrever(await campo('Primeiro dia fora'), '23112026')
    await pessoa.type(await campo('Quantos dias'), '3')
    await pessoa.clear(await campo(/^Último dia fora/))
    await pessoa.type(await campo(/^Último dia fora/), '02122026')
    await waitFor(async () => expect((await campo('Quantos dias')).value).toBe('10'))
    await pessoa.clear(await campo('Primeiro dia fora'))
    await pessoa.type(await campo('Primeiro dia fora'), '24112026')
    await waitFor(async () => expect((await campo('Quantos dias')).value).toBe('9'))
    expect((await campo(/^Último dia fora/)).value).toBe('02/12/2026')
  })

  it('does not send the paper of a reason that was given up', async () => {
    const id = await alguem()
    const pessoa = await abrir('gestor', `/operacional/colaborador/${id}/afastamento`)
    await pessoa.click(await comum('Atestado de poucos dias'))
    const lugar = screen.getByRole('group', { name: 'Arquivo do atestado' })
    const input = lugar.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    await pessoa.upload(input, atestado())
    expect(await within(lugar).findByText('atestado.pdf')).toBeTruthy()
    const [motivo] = screen.getAllByRole('combobox', { name: 'Motivo' })
    await pessoa.escrever(motivo ?? document.body, 'Folga paga')
    await pessoa.click(await screen.findByRole('option', { name: /^Folga paga combinada com a empresa/ }))
    await waitFor(() => expect(screen.queryByText('atestado.pdf')).toBeNull())
    await pessoa.type(await campo('Quantos dias'), '3')
    await lerAlertas(pessoa)
    await pessoa.click(screen.getByRole('button', { name: 'Informar afastamento' }))
    await waitFor(() => expect(pessoa.onde()).toMatch(/^\/parabens/))
    expect(rede.chamadas(ANEXAR)).toEqual([])
  })

  it('keeps the photo that did not arrive, and sends it again: one leave, one file', async () => {
    const id = await alguem()
    const pessoa = await abrir('gestor', `/operacional/colaborador/${id}/afastamento`)
    await pessoa.click(await comum('Atestado de poucos dias'))
    await pessoa.type(await campo('Quantos dias'), '3')
    const lugar = screen.getByRole('group', { name: 'Arquivo do atestado' })
    const input = lugar.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file picker')
    await pessoa.upload(input, atestado())
    expect(await within(lugar).findByText('atestado.pdf')).toBeTruthy()
    await lerAlertas(pessoa)
    const reparar = rede.cortar(ANEXAR)
    await pessoa.click(screen.getByRole('button', { name: 'Informar afastamento' }))
    expect(await screen.findByText('O arquivo não chegou.')).toBeTruthy()
    expect(screen.getByText(/^atestado\.pdf · /)).toBeTruthy()
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Enviar de novo' }))
    await waitFor(() => expect(pessoa.onde()).toMatch(/^\/parabens/))
    expect(rede.chamadas(CRIAR)).toHaveLength(1)
    const processo = new URLSearchParams(pessoa.onde().split('?')[1]).get('id') ?? ''
    const { itens } = await (
      await sistema().as('sesmt')
    ).call('GET /api/afastamento/anexos/:id', { params: { id: processo } })
    expect(itens.flatMap(({ arquivos }) => arquivos.map(({ nome }) => nome))).toEqual(['atestado.pdf'])
  })
})

describe('the record of a leave', () => {
  it('draws for Operacional the dates and nothing of what happened', async () => {
    const [gestor, sesmt] = await Promise.all(['gestor', 'sesmt'].map((login) => sistema().as(login)))
    if (!gestor || !sesmt) throw new Error('nobody signed in')
    const { results } = await gestor.call('GET /api/afastamento/listar', { query: { status: 'homologado' } })
    const inteiros = await Promise.all(
      results.map(({ id }) => sesmt.call('GET /api/afastamento/obter/:id', { params: { id: String(id) } })),
    )
    const deSaude = inteiros.find(({ visao, dados }) => visao === 'clinico' && dados['atestado.medico'])
    const medico = deSaude?.dados['atestado.medico']
    if (!deSaude?.motivo || !deSaude.grupo || typeof medico !== 'string')
      throw new Error('no leave of health in the demo company')
    await abrir('gestor', `/operacional/afastamento/visualizar/${deSaude.id}`)
    await screen.findByText('O motivo é reservado: aqui aparecem só as datas.')
    const dito = document.body.textContent
    const { motivo, grupo } = deSaude
    for (const segredo of [motivo.rotulo, motivo.nome, grupo.label, medico, 'CID', 'INSS'])
      expect(dito).not.toContain(segredo)
  })

  it('goes back with a field of its certificate pointed at', async () => {
    const sesmt = await sistema().as('sesmt')
    const { results } = await sesmt.call('GET /api/afastamento/listar', { query: { minhaVez: '1' } })
    const registros = await Promise.all(
      results.map(({ id }) => sesmt.call('GET /api/afastamento/obter/:id', { params: { id: String(id) } })),
    )
    const deAtestado = registros.find(
      ({ acoes, dados }) => acoes.includes('devolver') && dados['atestado.dias'],
    )
    if (!deAtestado) throw new Error('no leave with a certificate waits for Sesmt')
    const pessoa = await abrir('sesmt', `/sesmt/afastamento/visualizar/${deAtestado.id}`)
    await pessoa.click(await screen.findByRole('button', { name: 'Devolver' }))
    const dialogo = within(await screen.findByRole('dialog', { name: /^Devolver/ }))
    await pessoa.escrever(dialogo.getByRole('textbox', { name: 'Motivo' }), 'Confira com o papel.')
    await pessoa.click(dialogo.getByRole('button', { name: 'Apontar um campo' }))
    await pessoa.click(await dialogo.findByRole('combobox', { name: 'Campo' }))
    await pessoa.click(await screen.findByRole('option', { name: 'Dias do atestado' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Não confere com o documento' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Devolver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const id = String(deAtestado.id)
    const { eventos } = await sesmt.call('GET /api/afastamento/obter/:id', { params: { id } })
    expect(eventos.at(-1)?.itens).toEqual([{ campo: 'atestado.dias', motivo: 'Não confere com o documento' }])
  })

  it('is homologated by Sesmt from the keyboard, with what it finds beside the button', async () => {
    const sesmt = await sistema().as('sesmt')
    const { results } = await sesmt.call('GET /api/afastamento/listar', {
      query: { status: 'informado', minhaVez: '1' },
    })
    const registros = await Promise.all(
      results.map(({ id }) => sesmt.call('GET /api/afastamento/obter/:id', { params: { id: String(id) } })),
    )
    const semPapel = registros.find(({ pendencias }) =>
      pendencias.some(({ codigo }) => codigo === 'sem_comprovante'),
    )
    if (!semPapel) throw new Error('no leave without its paper waits for Sesmt')
    const pessoa = await abrir('sesmt', `/sesmt/afastamento/visualizar/${semPapel.id}`)
    const homologar = await screen.findByRole('button', { name: 'Homologar' })
    expect(screen.getByText(/^Ninguém anexou o/)).toBeTruthy()
    homologar.focus()
    await pessoa.keyboard('{Enter}')
    expect((await screen.findAllByText('Homologado')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Homologar' })).toBeNull()
  })
})

describe('the leaves of a file', () => {
  it('tell what each one does elsewhere, and that one that was given up does nothing', async () => {
    const cadastro = await sistema().as('cadastro')
    const { results } = await cadastro.call('GET /api/afastamento/listar', { query: { porPagina: '100' } })
    const abrirDe = async (status: string) => {
      const id = String(results.find((um) => um.status === status)?.id)
      const { colaborador } = await cadastro.call('GET /api/afastamento/obter/:id', { params: { id } })
      return abrir('cadastro', `/rh/colaborador/${colaborador?.id}/visualizar?aba=afastamentos`)
    }
    const pessoa = await abrirDe('homologado')
    const [efeitos] = await screen.findAllByRole('button', { name: /^Efeitos: / })
    if (!efeitos) throw new Error('no leave of the person is told')
    await pessoa.click(efeitos)
    const posto = await screen.findByText('Posto', { selector: 'strong' })
    expect(posto.parentElement?.textContent).toContain('Fora do posto a partir de')
    await abrirDe('cancelado')
    await screen.findByText('Sem efeito: o que tinha mudado foi desfeito.')
  })
})
