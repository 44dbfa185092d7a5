import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, assentar } from './tela.tsx'

usarSistema()
vi.setConfig({ testTimeout: 60_000 })

const CRIAR = '/operacional/admissao/criar'

describe('on the way to a page', () => {
  it('no shortcut of the page that is left acts', async () => {
    const pessoa = await abrir('coordenador.operacional', '/operacional/admissao/listar')
    await screen.findByRole('link', { name: /^Começar a fila/ })
    await pessoa.click(await screen.findByRole('link', { name: 'Criar admissão' }))
    await pessoa.keyboard('f')
    await waitFor(() => expect(pessoa.onde()).toBe(CRIAR))
  })

  it('what is typed is in the field that it begins in', async () => {
    const pessoa = await abrir('coordenador.operacional', '/operacional/admissao')
    const [nova] = await screen.findAllByRole('link', { name: 'Criar admissão' })
    if (!nova) throw new Error('no way to a new admission')
    await pessoa.click(nova)
    await pessoa.keyboard('faxina')
    await waitFor(() => expect(pessoa.onde()).toBe(CRIAR))
    const posto = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Posto/ })
    await waitFor(() => expect(document.activeElement).toBe(posto))
    expect(posto.value).toBe('faxina')
  })

  it('the search that is being written in keeps the focus', async () => {
    const pessoa = await abrir('coordenador.operacional', '/operacional')
    await pessoa.keyboard('{Control>}k{/Control}')
    const busca = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Buscar/ })
    await waitFor(() => expect(document.activeElement).toBe(busca))
    void pessoa.ir('/operacional/colaborador/listar')
    await waitFor(() => expect(pessoa.onde()).toBe('/operacional/colaborador/listar'))
    await screen.findByRole('heading', { level: 1, name: /Colaborador/, hidden: true })
    await pessoa.keyboard('maria')
    expect(busca.value).toBe('maria')
  })
})

describe('a record', () => {
  it.each([/^GET .*demissao\/anexos\/?\d*$/, /^GET .*demissao\/papeis\/?\d*$/])(
    'is drawn once what is read beside it is known, which would push it away: %s',
    async (chamada) => {
      const client = await sistema().as('gerente.rh')
      const { results } = await client.call('GET /api/demissao/listar', { query: {} })
      const [primeiro, segundo] = results.map(({ id }) => id)
      // The code of the page is there by then.
      const pessoa = await abrir('gerente.rh', `/rh/demissao/visualizar/${primeiro}`)
      await screen.findByRole('region', { name: 'Comentários' })
      const soltar = rede.segurar(chamada)
      const obter = new RegExp(`^GET .*demissao/obter/${segundo}$`)
      await pessoa.ir(`/rh/demissao/visualizar/${segundo}`)
      await waitFor(() => expect(rede.chamadas(obter)).toHaveLength(1))
      // Whoever asks after it is answered after it.
      for (let vez = 0; vez < 3; vez += 1)
        await client.call('GET /api/demissao/obter/:id', { params: { id: Number(segundo) } })
      await assentar()
      expect(screen.queryByRole('region', { name: 'Comentários' })).toBeNull()
      soltar()
      expect(await screen.findByRole('region', { name: 'Comentários' })).toBeTruthy()
    },
  )
})
