import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { diaCurto } from '../src/lib/time/textos.ts'
import { createMatchMedia } from './partes-do-navegador.ts'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()
afterEach(() => vi.unstubAllGlobals())

const rotulo = (elemento: HTMLElement): string => elemento.getAttribute('aria-label') ?? ''
const noFoco = (): string => document.activeElement?.getAttribute('aria-label') ?? ''

/** A shift with a hole that a folguista may cover, as the board names it. */
async function turnoCoberto() {
  const gestor = await sistema().as('gestor')
  const { results } = await gestor.call('GET /api/cobertura/quadro')
  for (const posto of results)
    for (const dia of posto.dias) {
      const aberto = dia.buracos.find(({ cobertura }) => cobertura === null)
      if (!aberto || dia.faltam !== 1) continue
      const { candidatos } = await gestor.call('GET /api/cobertura/candidatos', {
        query: {
          postoId: String(posto.id),
          data: dia.data,
          ...(aberto.processoId !== null && { processoId: String(aberto.processoId) }),
        },
      })
      const [primeiro] = candidatos
      if (primeiro?.faixa === 'melhor') return { gestor, posto, dia, aberto, primeiro }
    }
  throw new Error('Nobody may cover anything of the demo company')
}

const celula = (local: string, data: string) =>
  screen
    .getAllByRole('gridcell')
    .find(
      (uma) =>
        uma.getAttribute('aria-label')?.includes(`${local}, `) &&
        uma.getAttribute('aria-label')?.includes(`${data.slice(8)}/${data.slice(5, 7)}: `),
    )

describe('the board of cover at a desk', () => {
  it('is walked, opened, filled and undone from the keyboard', async () => {
    const { posto, dia, primeiro } = await turnoCoberto()
    const pessoa = await abrir('gestor', '/operacional')
    await pessoa.click(await screen.findByRole('link', { name: /turnos? por cobrir em 14 dias/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cobertura' })).toBeTruthy()
    await pessoa.ir(`/operacional/cobertura?contratoId=${posto.contratoId}`)
    await screen.findByRole('grid', { name: /^Cobertura de/ })
    const paradas = screen.getAllByRole('gridcell').filter((uma) => uma.tabIndex === 0)
    expect(paradas).toHaveLength(1)
    paradas[0]?.focus()
    await pessoa.keyboard('{End}')
    expect(noFoco()).toMatch(/03\/12|06\/12/)
    await pessoa.keyboard('{Home}n')
    await waitFor(() => expect(noFoco()).toMatch(/Faltam? \d/))
    const primeiroBuraco = noFoco()
    await pessoa.keyboard('n')
    expect(noFoco()).not.toBe(primeiroBuraco)
    await pessoa.keyboard('{Shift>}N{/Shift}')
    await waitFor(() => expect(noFoco()).toBe(primeiroBuraco))

    const alvo = screen
      .getAllByRole('gridcell')
      .find(
        (uma) =>
          uma.getAttribute('aria-label')?.startsWith(`${posto.local}, ${posto.cargo}, ${posto.escala}, `) &&
          uma.getAttribute('aria-label')?.includes(` ${dia.data.slice(8)}/${dia.data.slice(5, 7)}: `),
      )
    if (!alvo) throw new Error('No cell')
    alvo.focus()
    await pessoa.keyboard('{Enter}')
    const painel = screen.getByRole('complementary', { name: 'Quem pode cobrir' })
    expect(painel.contains(document.activeElement)).toBe(true)
    const soEste = async () => {
      await within(painel).findByRole('button', { name: `Escalar ${primeiro.nome}` })
      const tambem = within(painel).queryByRole<HTMLInputElement>('checkbox', { name: /Escalar também/ })
      if (tambem?.checked === true) await pessoa.click(tambem)
    }
    await soEste()
    await pessoa.keyboard('{Escape}')
    expect(document.activeElement).toBe(alvo)
    await pessoa.keyboard('1')
    await waitFor(() => expect(alvo.getAttribute('aria-label')).toMatch(/folguista|cobre/))
    expect(document.activeElement).toBe(alvo)
    await pessoa.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(alvo.getAttribute('aria-label')).toMatch(/Falta 1/))

    await soEste()
    alvo.focus()
    await pessoa.keyboard('1')
    const desfazer = await within(painel).findByRole('button', {
      name: `Desfazer: ${primeiro.nome} cobre, ${diaCurto(dia.data)}`,
    })
    await pessoa.click(desfazer)
    await waitFor(() => expect(alvo.getAttribute('aria-label')).toMatch(/Falta 1/))
  })

  it('keeps its keys from the dialog of an authorisation', async () => {
    const { posto, dia } = await turnoCoberto()
    const pessoa = await abrir('gestor', `/operacional/cobertura?contratoId=${posto.contratoId}`)
    await screen.findByRole('grid', { name: /^Cobertura de/ })
    const alvo = celula(`${posto.local}, ${posto.cargo}, ${posto.escala}`, dia.data)
    if (!alvo) throw new Error('No cell')
    await pessoa.click(alvo)
    const nome = 'Sem cobertura, autorizada pelo cliente'
    await pessoa.click(await screen.findByRole('button', { name: nome }))
    const dialogo = within(await screen.findByRole('dialog', { name: nome }))
    await pessoa.escrever(await dialogo.findByRole('textbox', { name: /^Quem autorizou/ }), 'Marta, síndica')
    dialogo.getByRole('button', { name: 'Cancelar' }).focus()
    await pessoa.keyboard('1n')
    expect(dialogo.getByRole('textbox', { name: /^Quem autorizou/ })).toHaveProperty(
      'value',
      'Marta, síndica',
    )
    expect(screen.queryByRole('dialog', { name: nome })).toBeTruthy()
    expect(rede.chamadas(/cobertura\/escalar/)).toHaveLength(0)
  })

  it('takes nobody back from the hole that they went on to while one was being filled', async () => {
    const { posto, dia, primeiro } = await turnoCoberto()
    const pessoa = await abrir('gestor', `/operacional/cobertura?contratoId=${posto.contratoId}`)
    await screen.findByRole('grid', { name: /^Cobertura de/ })
    const alvo = celula(`${posto.local}, ${posto.cargo}, ${posto.escala}`, dia.data)
    if (!alvo) throw new Error('No cell')
    await pessoa.click(alvo)
    const escalar = await screen.findByRole('button', { name: `Escalar ${primeiro.nome}` })
    const soltar = rede.segurar(/cobertura\/escalar$/)
    await pessoa.click(escalar)
    alvo.focus()
    await pessoa.keyboard('n')
    await waitFor(() => expect(document.activeElement).not.toBe(alvo))
    const seguinte = document.activeElement
    soltar()
    await screen.findByText(new RegExp(`^${primeiro.nome} cobre `))
    await waitFor(() => expect(alvo.getAttribute('aria-label')).not.toMatch(/Falta 1/))
    expect(document.activeElement).toBe(seguinte)
    await pessoa.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(alvo.getAttribute('aria-label')).toMatch(/Falta 1/))
  })

  it('says who was faster, and makes the list anew', async () => {
    const { gestor, posto, dia, aberto, primeiro } = await turnoCoberto()
    const pessoa = await abrir('gestor', `/operacional/cobertura?contratoId=${posto.contratoId}`)
    await screen.findByRole('grid', { name: /^Cobertura de/ })
    const alvo = celula(`${posto.local}, ${posto.cargo}, ${posto.escala}`, dia.data)
    if (!alvo) throw new Error('No cell')
    await pessoa.click(alvo)
    const painel = screen.getByRole('complementary', { name: 'Quem pode cobrir' })
    const escalar = await within(painel).findByRole('button', { name: `Escalar ${primeiro.nome}` })
    const { feitas } = await gestor.call('POST /api/cobertura/escalar', {
      body: {
        postoId: posto.id,
        processoId: aberto.processoId,
        datas: [dia.data],
        colaboradorId: primeiro.colaboradorId,
        alertasAceitos: primeiro.alertas.map(({ codigo }) => codigo),
      },
    })
    await pessoa.click(escalar)
    expect(await within(painel).findByText(new RegExp(`${primeiro.nome} cobre`))).toBeTruthy()
    await gestor.call('POST /api/cobertura/dispensar', { body: { coberturas: feitas } })
  })
})

describe('what is pressed on the board of cover', () => {
  it('says its day, its post and its shift, each once', async () => {
    await abrir('coordenador.operacional', '/operacional/cobertura')
    await screen.findByRole('grid', { name: /^Cobertura de/ })
    const linhas = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    const nomes = linhas.map((linha) => rotulo(within(linha).getByRole('button')))
    expect(nomes.length).toBeGreaterThan(3)
    expect(new Set(nomes).size).toBe(nomes.length)
    for (const [i, nome] of nomes.entries()) {
      const [quando, onde] = within(linhas[i] ?? document.body).getAllByRole('cell')
      expect(quando?.textContent).toContain(nome.split(',')[0])
      expect(onde?.textContent).toContain(nome.split(', ')[1])
    }
  })
})

describe('the board of cover on a phone', () => {
  it('lists the days with holes, the nearest open with who can, and goes to the next', async () => {
    vi.stubGlobal('matchMedia', createMatchMedia(390))
    const pessoa = await abrir('gestor', '/operacional/cobertura')
    await screen.findByRole('heading', { name: /^Quem pode, do melhor ajuste|^Ninguém pode neste dia/ })
    expect(screen.queryByRole('grid')).toBeNull()
    const abertos = () => screen.getAllByRole('button', { expanded: true })
    expect(abertos()).toHaveLength(1)
    const antes = abertos()[0]?.closest('[data-lugar]')?.getAttribute('data-lugar')
    await pessoa.click(screen.getByRole('button', { name: 'Próximo buraco' }))
    await waitFor(() =>
      expect(abertos()[0]?.closest('[data-lugar]')?.getAttribute('data-lugar')).not.toBe(antes),
    )
    const nomes = screen.getAllByRole('button', { name: /^(Ver quem pode|Fechar): / }).map(rotulo)
    expect(nomes.length).toBeGreaterThan(1)
    expect(new Set(nomes).size).toBe(nomes.length)
    await pessoa.click(screen.getByRole('button', { name: 'Com cobertura' }))
    expect((await screen.findAllByText(/cobre/)).length).toBeGreaterThan(0)
  })
})
