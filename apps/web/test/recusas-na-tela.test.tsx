// What a person sees where the server refuses: on the screens of the application.
import { screen, waitFor, within } from '@testing-library/dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { erros } from '@rh/domain/errors'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ApiError } from '../src/lib/api/api-error.ts'
import { createQueryClient } from '../src/lib/api/query.ts'
import { useSubmit } from '../src/lib/api/use-submit.ts'
import { DownloadButton } from '../src/ui/data/DownloadButton.tsx'
import { Toasters } from '../src/ui/feedback/Toasters.tsx'
import { mostrar } from './peca.tsx'
import { rede } from './rede.ts'
import { alerta, calarOsOutros, ditos, pessoaNova } from './recusas.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

interface Ato {
  readonly ato: string
  readonly quem: string
  readonly onde: () => Promise<string>
  readonly chamada: RegExp
  readonly alvo: () => Promise<HTMLElement>
  /** How it stands, which a refusal leaves as it was. */
  readonly estado: () => unknown
}

const cartaoCom = async (titulo: string): Promise<string> => {
  const cadastro = await sistema().as('cadastro')
  const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
  const { id } = await cadastro.call('POST /api/kanban/cartao', {
    body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo },
  })
  await cadastro.call('POST /api/kanban/item', { body: { cartaoId: id, texto: 'Pedir preço' } })
  return `/rh/tarefas?cartao=${id}`
}
const marcado = (name: string | RegExp) => (): unknown =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name })?.checked ??
  screen.queryByRole<HTMLInputElement>('switch', { name })?.checked

const atos: readonly Ato[] = [
  {
    ato: 'an item of a card that is ticked',
    quem: 'cadastro',
    onde: () => cartaoCom('Com item por fazer'),
    chamada: /^PUT .*kanban\/item\/\d+$/,
    alvo: () => screen.findByRole('checkbox', { name: 'Pedir preço' }),
    estado: marcado('Pedir preço'),
  },
  {
    ato: 'an item of a card that is taken away',
    quem: 'cadastro',
    onde: () => cartaoCom('Com item a mais'),
    chamada: /^POST .*kanban\/item\/excluir$/,
    alvo: () => screen.findByRole('button', { name: 'Tirar o item Pedir preço' }),
    estado: () => screen.queryAllByText('Pedir preço').length,
  },
  {
    ato: 'a kind of notice that is switched',
    quem: 'cadastro',
    onde: () => Promise.resolve('/rh/perfil'),
    chamada: /^PUT .*notificacoes\/ajustes$/,
    alvo: async () => (await screen.findAllByRole('switch', { name: /: / }))[0] ?? document.body,
    estado: () => screen.queryAllByRole<HTMLInputElement>('switch', { name: /: / })[0]?.checked,
  },
  {
    ato: 'a session that is ended',
    quem: 'cadastro',
    onde: () => Promise.resolve('/rh/perfil'),
    chamada: /^POST .*sessoes\/encerrar$/,
    alvo: async () =>
      (await screen.findAllByRole('button', { name: /^Encerrar a sessão de/ }))[0] ?? document.body,
    estado: () => screen.queryAllByRole('button', { name: /^Encerrar a sessão de/ }).length > 0,
  },
  {
    ato: 'a message that gets a star',
    quem: 'cadastro',
    onde: async () => {
      const cadastro = await sistema().as('cadastro')
      const { results } = await cadastro.call('GET /api/mail/list', { query: { caixa: 'entrada' } })
      return `/rh/mensagens/${results[0]?.id}`
    },
    chamada: /^POST .*mail\/organizar$/,
    alvo: () => screen.findByRole('button', { name: /^(Pôr|Tirar a) estrela$/ }),
    estado: () =>
      screen.queryByRole('button', { name: /^(Pôr|Tirar a) estrela$/ })?.getAttribute('aria-pressed'),
  },
]

describe('an act on the spot', () => {
  it.each(
    atos.flatMap((ato) =>
      (
        ['sem_permissao', 'nao_encontrado', 'transicao_invalida', 'muitas_tentativas', 'ocupado'] as const
      ).map((codigo) => ({
        ...ato,
        codigo,
      })),
    ),
  )('that is refused is told once, goes back and can be tried again: $ato, $codigo', async (caso) => {
    const { quem, onde, chamada, alvo, estado, codigo } = caso
    const pessoa = await abrir(quem, await onde())
    await alvo()
    await calarOsOutros()
    const antes = estado()
    rede.negar(chamada, codigo)
    await pessoa.click(await alvo())
    const { mensagem, acao } = erros[codigo]
    await waitFor(() => expect(ditos()).toEqual([`${mensagem}${acao}`]))
    await waitFor(() => expect(estado()).toEqual(antes))
    await waitFor(async () => expect(await alvo()).toHaveProperty('disabled', false))
  })

  it('whose object is gone takes it from the screen', async () => {
    const href = await cartaoCom('Com item de outra tela')
    const pessoa = await abrir('cadastro', href)
    const item = await screen.findByRole('checkbox', { name: 'Pedir preço' })
    const cadastro = await sistema().as('cadastro')
    const { itens } = await cadastro.call('GET /api/kanban/cartao/:id', {
      params: { id: String(new URLSearchParams(href.split('?')[1]).get('cartao')) },
    })
    await cadastro.call('POST /api/kanban/item/excluir', { body: { id: itens[0]?.id ?? 0 } })
    await pessoa.click(item)
    expect(await screen.findByText(erros.nao_encontrado.mensagem)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Pedir preço' })).toBeNull())
  })
})

describe('a file that is asked for', () => {
  it.each(['sem_permissao', 'nao_encontrado', 'ocupado'] as const)(
    'and refused is told, and its button is free again: %s',
    async (codigo) => {
      rede.negar(/^GET .*colaborador\/exportar$/, codigo)
      onTestFinished(() => rede.reparar())
      mostrar(
        <>
          <Toasters />
          <DownloadButton chamada="GET /api/colaborador/exportar" alvo={{ query: { formato: 'xlsx' } }} />
        </>,
      )
      const baixar = await screen.findByRole('button', { name: 'Baixar' })
      await calarOsOutros()
      await pessoaNova().click(baixar)
      await waitFor(() => expect(ditos()).toEqual([`${erros[codigo].mensagem}${erros[codigo].acao}`]))
      expect(baixar).toHaveProperty('disabled', false)
    },
  )

  it('as a table of a list says there what the server refused, and is asked for again', async () => {
    const pessoa = await abrir('cadastro', '/rh/colaborador/listar')
    await pessoa.click(await screen.findByRole('button', { name: 'Exportar' }))
    rede.negar(/^GET .*colaborador\/exportar$/, 'validacao', { campos: { desde: 'Escolha um dia' } })
    await pessoa.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    const dialogo = await screen.findByRole('dialog', { name: /^Exportar/ })
    expect(await alerta(dialogo)).toContain('Escolha um dia')
    rede.reparar()
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Exportar/ })).toBeNull())
  })
})

describe('a write of the application', () => {
  it('that is refused after its panel was closed is told', async () => {
    const cadastro = await sistema().as('cadastro')
    const { kanban } = await cadastro.call('GET /api/kanban', { query: { setor: 'rh' } })
    const { id } = await cadastro.call('POST /api/kanban/cartao', {
      body: { colunaId: kanban.colunas[0]?.id ?? 0, titulo: 'Comprar baldes' },
    })
    const pessoa = await abrir('cadastro', `/rh/tarefas?cartao=${id}`)
    const painel = within(await screen.findByRole('dialog', { name: 'Comprar baldes' }))
    await pessoa.click(await painel.findByRole('button', { name: 'Arquivar' }))
    const desfazer = await screen.findByRole('button', { name: 'Desfazer' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Comprar baldes' })).toBeNull())
    rede.negar(/^POST .*cartao\/arquivar$/, 'sem_permissao')
    await pessoa.click(desfazer)
    expect(await screen.findByText(erros.sem_permissao.mensagem)).toBeTruthy()
  })

  it('that another one followed at once is told too', async () => {
    const falhou = vi.fn<(error: ApiError) => void>()
    function Itens() {
      const { mutate } = useSubmit('POST /api/kanban/item/excluir')
      return [1, 2].map((id) => (
        <button key={id} onClick={() => mutate({ body: { id } }, { onError: falhou })}>
          {id}
        </button>
      ))
    }
    rede.negar(/excluir$/, 'em_espera')
    onTestFinished(() => rede.reparar())
    mostrar(
      <QueryClientProvider client={createQueryClient()}>
        <Itens />
      </QueryClientProvider>,
    )
    for (const botao of await screen.findAllByRole('button')) botao.click()
    await waitFor(() => expect(falhou).toHaveBeenCalledTimes(2))
  })

  it('that somebody else made impossible shows what there is now', async () => {
    const client = await sistema().as('cadastro')
    await client.call('GET /api/conta/sessoes')
    const pessoa = await abrir('cadastro', '/rh/perfil')
    const [encerrar] = await screen.findAllByRole('button', { name: /^Encerrar a sessão de/ })
    rede.negar(/^POST .*sessoes\/encerrar$/, 'transicao_invalida')
    const antes = rede.chamadas(/^GET .*conta\/sessoes$/).length
    await pessoa.click(encerrar ?? document.body)
    expect(await screen.findByText(erros.transicao_invalida.mensagem)).toBeTruthy()
    expect(rede.chamadas(/^GET .*conta\/sessoes$/).length).toBeGreaterThan(antes)
  })
})
