import { screen, waitFor, within } from '@testing-library/dom'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { executarAlteracoes } from '../../server/src/modules/promocao/coletiva/executar.ts'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema()

const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const botao = (name: string | RegExp) => screen.findByRole('button', { name })

async function escolher(pessoa: Pessoa, combo: RegExp, opcao: string): Promise<void> {
  const lista = await screen.findByRole('combobox', { name: combo })
  await pessoa.clear(lista)
  await pessoa.type(lista, opcao)
  await pessoa.click(await screen.findByRole('option', { name: (nome) => nome.startsWith(opcao) }))
}

/** A contract with people in posts of the week, and by what name the form knows it. */
async function contratoComGente(): Promise<string> {
  const { rows } = await sql<{ label: string }>`
    select co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
      join vinculo_versao vv on vv.contrato_id = co.id
     where co.termino > '2027-06-01' group by co.id, cl.id order by count(*) desc, co.id limit 1`.execute(
    sistema().db,
  )
  return rows[0]?.label ?? ''
}

async function preencher(pessoa: Pessoa): Promise<void> {
  await escolher(pessoa, /^Contrato/, await contratoComGente())
  await pessoa.type(await campo(/^A partir de/), '15122026')
  await pessoa.type(await campo('Motivo'), 'O cliente paga mais pelo posto.')
}

describe('posts that get another scale or pay', () => {
  it('say in place what is missing, with the focus on the first of it', async () => {
    const pessoa = await abrir('coordenador', '/rh/promocao/postos')
    await pessoa.click(await botao('Ver o que muda'))
    const contrato = await screen.findByRole('combobox', {
      name: /^Contrato/,
      description: /Escolha|obrigat/i,
    })
    expect(document.activeElement).toBe(contrato)
    await preencher(pessoa)
    await pessoa.click(await botao('Ver o que muda'))
    expect(await screen.findByText('Diga a escala ou o salário que muda')).toBeTruthy()
    expect(rede.chamadas(/^POST \/api\/mudanca\/previa$/)).toHaveLength(0)
  })

  it('ask what a 12x36 rests on, and do not begin without it', async () => {
    const pessoa = await abrir('coordenador', '/rh/promocao/postos')
    await preencher(pessoa)
    await escolher(pessoa, /^Escala nova/, '12x36 diurna')
    await pessoa.click(await botao('Ver o que muda'))
    expect(await screen.findByText(/A 12x36 pede acordo individual escrito/)).toBeTruthy()
    expect((await botao(/^Mudar \d+ pessoas?$/)).hasAttribute('disabled')).toBe(true)
    await pessoa.click(await screen.findByRole('combobox', { name: /^Acordo da 12x36/ }))
    await pessoa.click(await screen.findByRole('option', { name: /^Acordo individual/ }))
    await pessoa.click(await botao('Ver o que muda'))
    await waitFor(() => expect(screen.queryByText(/A 12x36 pede acordo individual escrito/)).toBeNull())
    // What is left is to be read.
    for (const ciente of await screen.findAllByRole('checkbox', { name: /ciente/i }))
      await pessoa.click(ciente)
    await waitFor(async () =>
      expect((await botao(/^Mudar \d+ pessoas?$/)).hasAttribute('disabled')).toBe(false),
    )
  })

  it('leave out who is taken out with a reason, are made as one, and undone by name of the why', async () => {
    const pessoa = await abrir('coordenador', '/rh/promocao/postos')
    await preencher(pessoa)
    await pessoa.type(await campo(/^Ou aumento de/), '10')
    await pessoa.click(await botao('Ver o que muda'))
    const todas = await botao(/^Mudar \d+ pessoas?$/)
    const quantas = Number(/\d+/.exec(todas.textContent)?.[0])
    const [primeira] = await screen.findAllByRole('checkbox', { name: /^Mudar / })
    await pessoa.click(primeira as HTMLElement)
    const dialogo = await screen.findByRole('dialog', { name: /de fora\?$/ })
    await pessoa.type(within(dialogo).getByRole('textbox', { name: 'Motivo' }), 'Acordo próprio')
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Deixar de fora' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The page is there again once the dialog is gone.
    await botao(`Mudar ${quantas - 1} pessoas`)
    for (const ciente of screen.queryAllByRole('checkbox', { name: /ciente/i })) await pessoa.click(ciente)
    await pessoa.click(await botao(`Mudar ${quantas - 1} pessoas`))
    await pessoa.click(await botao('Mudar'))
    expect(await screen.findByRole('progressbar', { name: 'Aplicando' })).toBeTruthy()
    await executarAlteracoes.executar(sistema().deps)
    expect(await screen.findByText('Aplicado')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Termos' })).toBeTruthy()
    await pessoa.click(await botao(/^Fora/))
    expect(await screen.findByText('Acordo próprio')).toBeTruthy()

    await pessoa.click(await botao('Desfazer tudo'))
    const desfazer = await screen.findByRole('dialog')
    await pessoa.type(within(desfazer).getByRole('textbox', { name: 'Motivo' }), 'O cliente voltou atrás.')
    await pessoa.click(within(desfazer).getByRole('button', { name: 'Desfazer tudo' }))
    expect(await screen.findByRole('progressbar', { name: 'Desfazendo' })).toBeTruthy()
    await executarAlteracoes.executar(sistema().deps)
    expect(await screen.findByText(/^Desfeito por .*O cliente voltou atrás\.$/)).toBeTruthy()
  }, 120_000)
})
