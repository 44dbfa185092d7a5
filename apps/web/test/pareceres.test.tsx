import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, comPareceres, pedida, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const solicitada = async () => (await pedida(sistema(), await sistema().as('gestor'))).registro
/** An admission of which only Vagas has spoken. */
const emAnalise = async () => comPareceres(sistema(), await sistema().as('coordenador.operacional'), 1)

const secao = async (name: string) => within(await screen.findByRole('region', { name }))
const CONFERI = 'Conferi o cargo, o salário e a vigência'

/** The line of one sector among the pareceres. */
async function parecerDe(setor: string): Promise<string> {
  const titulo = await (await secao('Pareceres')).findByRole('heading', { level: 3, name: setor })
  return titulo.closest('li')?.textContent ?? ''
}

describe('the parecer of a sector', () => {
  it('is not approved before its own field is answered, and then is shown with who gave it', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const parecer = await secao('Departamento Pessoal')
    await pessoa.click(await parecer.findByRole('button', { name: 'Aprovar' }))
    expect(await parecer.findByText('Confirme que conferiu cargo, salário e vigência')).toBeTruthy()
    expect(rede.chamadas(/parecer$/)).toEqual([])
    await pessoa.click(parecer.getByRole('checkbox', { name: CONFERI }))
    await pessoa.escrever(parecer.getByRole('textbox', { name: /^Comentário/ }), 'Conforme o aditivo.')
    await pessoa.click(parecer.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Departamento Pessoal' })).toBeNull())
    const dito = await parecerDe('Departamento Pessoal')
    expect(dito).toContain('Aprovado')
    expect(dito).toContain('“Conforme o aditivo.”')
  })

  it('is asked of no other sector, nor of who only reads', async () => {
    const { id } = await solicitada()
    await abrir('gestor', `/operacional/promocao/visualizar/${id}`)
    expect(await parecerDe('Departamento Pessoal')).toContain('Pendente')
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull()
    await abrir('cadastro', `/rh/promocao/ver/${id}`)
    await parecerDe('Departamento Pessoal')
    expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is marked as taken up with what was typed, and waived only with a reason', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const parecer = await secao('Departamento Pessoal')
    await pessoa.click(await parecer.findByRole('button', { name: 'Marcar em análise' }))
    await waitFor(() => expect(parecer.queryByRole('button', { name: 'Marcar em análise' })).toBeNull())
    expect(await parecerDe('Departamento Pessoal')).toContain('Em análise')
    await pessoa.click(parecer.getByRole('button', { name: 'Dispensar' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Dispensar este parecer?' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
    const porque = await dialogo.findByRole('textbox', {
      name: 'Justificativa',
      description: 'Escreva pelo menos 10 caracteres',
    })
    await pessoa.escrever(porque, 'Já conferido no papel.')
    await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await parecerDe('Departamento Pessoal')).toContain('“Já conferido no papel.”')
  })

  it('that found nobody says so, keeps what was typed, and is given once', async () => {
    const { id } = await emAnalise()
    const pessoa = await abrir('sesmt', `/sesmt/admissao/visualizar/${id}`)
    const exame = await preencherExame(pessoa, '19112026')
    const reparar = rede.perderResposta(/parecer$/)
    await pessoa.click(exame.getByRole('button', { name: 'Aprovar' }))
    expect(await exame.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    expect(exame.getByRole('textbox', { name: 'Médico' })).toHaveProperty('value', 'Dra. Lúcia Prado')
    reparar()
    await pessoa.click(exame.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Médico' })).toBeNull())
    expect(new Set(rede.chamadas(/parecer$/).map(({ chave }) => chave)).size).toBe(1)
  })

  it('over a record that another sector changed shows how it stands, keeps what was typed, and is given then', async () => {
    const { id, versao } = await emAnalise()
    const pessoa = await abrir('sesmt', `/sesmt/admissao/visualizar/${id}`)
    const exame = await preencherExame(pessoa, '19112026')
    const almoxarifado = await sistema().as('almoxarifado')
    await almoxarifado.call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'uniforme', decisao: 'aprovado', dados: { kitReservado: true } },
    })
    await pessoa.click(exame.getByRole('button', { name: 'Aprovar' }))
    expect(
      await exame.findByText(/A página mostra agora a situação atual: confira e decida de novo\./),
    ).toBeTruthy()
    await waitFor(async () => expect(await parecerDe('Uniforme')).toContain('Aprovado'))
    expect(exame.getByRole('textbox', { name: 'Médico' })).toHaveProperty('value', 'Dra. Lúcia Prado')
    await pessoa.click(exame.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Médico' })).toBeNull())
    expect(await parecerDe('Exame admissional')).toContain('Aprovado')
  })
})

async function preencherExame(pessoa: Pessoa, dia: string) {
  const exame = await secao('Exame admissional')
  await pessoa.type(await exame.findByRole('textbox', { name: 'Data do exame' }), dia)
  await pessoa.escrever(exame.getByRole('textbox', { name: 'Médico' }), 'Dra. Lúcia Prado')
  await pessoa.type(exame.getByRole('textbox', { name: 'CRM' }), '12345/SP')
  await pessoa.click(exame.getByRole('radio', { name: 'Apto' }))
  return exame
}
