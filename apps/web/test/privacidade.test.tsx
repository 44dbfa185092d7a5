import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const botao = (nome: string | RegExp) => screen.findByRole('button', { name: nome })

describe('the people of whom something is held', () => {
  it('leads from the list to what is held of one, and keeps who looked', async () => {
    const { results } = await (
      await sistema().as('administrador')
    ).call('GET /api/colaborador/listar', { query: { situacao: 'ativo' } })
    const [alguem] = results
    if (!alguem) throw new Error('nobody')
    const pessoa = await abrir('gerente.rh', '/rh/privacidade')
    await pessoa.click(await screen.findByRole('link', { name: alguem.nome }))
    await screen.findByRole('heading', { level: 1, name: alguem.nome })
    expect(pessoa.onde()).toBe(`/rh/privacidade/titular/${alguem.id}`)
    await screen.findByRole('heading', { level: 2, name: 'Identificação e contato' })
    // This reading is recorded too: who comes next sees it, with every cell labelled for a phone.
    await abrir('administrador', `/admin/privacidade/titular/${alguem.id}`)
    const quemViu = await screen.findByRole('table', { name: 'Quem viu' })
    const [, linha] = within(quemViu).getAllByRole('row')
    expect([...(linha?.querySelectorAll('td') ?? [])].map((celula) => celula.dataset['label'])).toEqual([
      'Quem',
      'O quê',
      'Vezes',
      'Última',
    ])
    expect(linha?.textContent).toContain('Gerente Rh')
  })

  it('holds the terms of one back, with a reason, and lets them count again', async () => {
    const { results } = await (
      await sistema().as('administrador')
    ).call('GET /api/colaborador/listar', { query: { situacao: 'ativo' } })
    const pessoa = await abrir('administrador', `/admin/privacidade/titular/${results[1]?.id}`)
    await pessoa.click(await botao('Suspender a eliminação'))
    const dialogo = await screen.findByRole('dialog', { name: 'Suspender a eliminação?' })
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Suspender' }))
    await within(dialogo).findByText('Campo obrigatório')
    await pessoa.type(within(dialogo).getByLabelText('Motivo'), 'Reclamação trabalhista em curso')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Suspender' }))
    await screen.findByText(/^Eliminação suspensa por .*: Reclamação trabalhista em curso$/)
    await pessoa.click(await botao('Retomar os prazos'))
    const retomar = await screen.findByRole('dialog', { name: 'Retomar os prazos?' })
    await pessoa.type(within(retomar).getByLabelText('Motivo'), 'Processo arquivado')
    await pessoa.click(within(retomar).getByRole('button', { name: 'Retomar' }))
    expect(await screen.findByText(/^Os prazos de guarda valem/)).toBeDefined()
  })
})

async function abrirIncidente(): Promise<readonly [Pessoa, HTMLElement]> {
  const pessoa = await abrir('administrador', '/admin/privacidade/incidentes')
  await pessoa.click(await botao('Registrar incidente'))
  return [pessoa, await screen.findByRole('dialog', { name: 'Registrar incidente' })]
}

/** Everything but the risk, and what the risk asks for. */
async function escrever(pessoa: Pessoa, dialogo: HTMLElement): Promise<void> {
  const campo = (nome: string) => within(dialogo).getByRole('textbox', { name: nome })
  await pessoa.type(campo('Conhecido em'), '17112026')
  await pessoa.type(campo('Pessoas atingidas'), '12')
  await pessoa.type(campo('O que houve'), 'Uma planilha foi enviada ao endereço errado.')
  await pessoa.click(within(dialogo).getByRole('combobox', { name: 'Dados atingidos' }))
  await pessoa.click(await screen.findByRole('option', { name: 'Identificação e contato' }))
  await pessoa.keyboard('{Escape}')
  await pessoa.type(campo('Risco e possíveis danos às pessoas'), 'Baixo: foi apagada.')
  await pessoa.type(campo('Medidas tomadas'), 'Pedido de exclusão, confirmado.')
}

describe('the register of incidents', () => {
  it('asks who was told where there is a risk, and why nobody was where there is none', async () => {
    const [pessoa, dialogo] = await abrirIncidente()
    const pergunta = (nome: string) =>
      within(dialogo).queryByRole('textbox', { name: new RegExp(`^${nome}`) })
    expect([pergunta('ANPD comunicada em'), pergunta('Por que não se comunica')]).toEqual([null, null])
    await pessoa.click(within(dialogo).getByRole('radio', { name: 'Sim' }))
    await waitFor(() => expect(pergunta('ANPD comunicada em')).not.toBeNull())
    expect(pergunta('Por que não se comunica')).toBeNull()
    await pessoa.click(within(dialogo).getByRole('radio', { name: 'Não' }))
    await waitFor(() => expect(pergunta('Por que não se comunica')).not.toBeNull())
    expect(pergunta('ANPD comunicada em')).toBeNull()
  })

  it('keeps one, with the day until which it is told, and completes it later', async () => {
    const [pessoa, dialogo] = await abrirIncidente()
    await escrever(pessoa, dialogo)
    await pessoa.click(within(dialogo).getByRole('radio', { name: 'Sim' }))
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Registrar' }))
    await screen.findByRole('heading', { name: 'Incidente conhecido em 17/11/2026' })
    await screen.findByText('1 incidente, 1 a comunicar.')
    // Three business days: the 20th is a holiday, and a weekend follows it.
    expect(screen.getByText('Comunicar até').nextSibling?.textContent).toBe('23/11/2026')
    await pessoa.click(await botao('Alterar o incidente de 17/11/2026'))
    const alterar = await screen.findByRole('dialog', { name: 'Alterar incidente' })
    await pessoa.type(within(alterar).getByRole('textbox', { name: /^ANPD comunicada em/ }), '18112026')
    await pessoa.type(within(alterar).getByRole('textbox', { name: /^Titulares comunicados em/ }), '18112026')
    await pessoa.click(within(alterar).getByRole('button', { name: 'Salvar' }))
    await screen.findByText('1 incidente, nenhum a comunicar.')
    expect(screen.getByText('Comunicado')).toBeDefined()
    expect(rede.chamadas(/^(POST|PUT) \/api\/privacidade\/incidentes/)).toHaveLength(2)
  })

  it('does not send one without a reason for telling nobody', async () => {
    const [pessoa, dialogo] = await abrirIncidente()
    await escrever(pessoa, dialogo)
    await pessoa.click(within(dialogo).getByRole('radio', { name: 'Não' }))
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Registrar' }))
    await within(dialogo).findByText('Campo obrigatório')
    expect(rede.chamadas(/^POST \/api\/privacidade\/incidentes/)).toEqual([])
  })
})
