// What a person sees where the server refuses: at the seams that every write of the application goes through.
import { screen, waitFor, within } from '@testing-library/dom'
import { QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { erros, type CodigoErro } from '@rh/domain/errors'
import type { ErroBody } from '@rh/domain/http/erro'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toFailure } from '../src/lib/api/api.ts'
import type { ApiError } from '../src/lib/api/api-error.ts'
import { createQueryClient } from '../src/lib/api/query.ts'
import { useSubmit } from '../src/lib/api/use-submit.ts'
import { tellFailure } from '../src/lib/api/tell-failure.ts'
import { calar } from '../src/lib/notify.ts'
import { z } from '../src/lib/zod-pt.ts'
import { DownloadButton } from '../src/ui/data/DownloadButton.tsx'
import { ConfirmDialog } from '../src/ui/feedback/ConfirmDialog.tsx'
import { PasswordDialog } from '../src/ui/feedback/PasswordDialog.tsx'
import { Toasters } from '../src/ui/feedback/Toasters.tsx'
import { Form } from '../src/ui/form/Form.tsx'
import { FormDialog } from '../src/ui/form/FormDialog.tsx'
import { ArrayInput } from '../src/ui/form/inputs/ArrayInput.tsx'
import { TextInput } from '../src/ui/form/inputs/TextInput.tsx'
import { SubmitButton } from '../src/ui/form/SubmitButton.tsx'
import { FileDrop } from '../src/ui/upload/FileDrop.tsx'
import { mostrar } from './peca.tsx'
import { rede } from './rede.ts'
import { sistema, usarSistema } from './sistema.ts'
import { abrir, assentar } from './tela.tsx'

usarSistema()

interface Recusa {
  readonly nome: string
  readonly falha: () => ApiError
  /** All that is to be read of it. */
  readonly diz: readonly string[]
  /** The same in a dialog over the page, where there is another thing to do. */
  readonly noDialogo?: readonly string[]
}

const doServidor = (codigo: CodigoErro, partes: Partial<ErroBody> = {}): Recusa['falha'] => {
  const { status, mensagem, acao } = erros[codigo]
  return () => toFailure(status, JSON.stringify({ codigo, mensagem, acao, requisicao: 'req-1', ...partes }))
}
const recusa = (codigo: CodigoErro): Recusa => ({
  nome: `${erros[codigo].status} ${codigo}`,
  falha: doServidor(codigo),
  diz: [erros[codigo].mensagem, erros[codigo].acao],
})
const semCorpo = (status: number, acao: string): Recusa => ({
  nome: `${status} of a proxy, which is no JSON`,
  falha: () => toFailure(status, '<html><h1>nginx</h1></html>'),
  diz: [erros.interno.mensagem, acao],
})

const pendencia = (severidade: 'bloqueio' | 'alerta', mensagem: string) => ({
  codigo: `x_${severidade}`,
  severidade,
  mensagem,
})

const recusas: readonly Recusa[] = [
  recusa('corpo_invalido'),
  recusa('sem_permissao'),
  {
    ...recusa('nao_encontrado'),
    // No address is to be checked, and no list is behind the words that were typed.
    noDialogo: [
      erros.nao_encontrado.mensagem,
      'Foi excluído, ou não está mais ao seu alcance. Copie o que ainda precisar e feche.',
    ],
  },
  recusa('versao_antiga'),
  recusa('transicao_invalida'),
  recusa('em_uso'),
  recusa('corpo_grande'),
  recusa('muitas_tentativas'),
  {
    ...recusa('interno'),
    // The code that it asks the person to tell.
    diz: [erros.interno.mensagem, erros.interno.acao, 'Código da requisição: req-1'],
  },
  recusa('ocupado'),
  recusa('sem_espaco'),
  {
    nome: '400 at fields that the form does not have',
    falha: doServidor('validacao', {
      campos: {
        'body.datas': 'Escolha dias de hoje em diante',
        'dados.itens.2.em': 'A admissão é de 13/06/2025',
      },
    }),
    diz: [
      erros.validacao.mensagem,
      'Escolha dias de hoje em diante',
      'A admissão é de 13/06/2025',
      erros.validacao.acao,
    ],
  },
  {
    nome: '422 with what stands against it',
    falha: doServidor('pendencias', {
      pendencias: [pendencia('bloqueio', 'O aviso de férias venceu.'), pendencia('alerta', 'Só um alerta.')],
    }),
    diz: [erros.pendencias.mensagem, 'O aviso de férias venceu.', erros.pendencias.acao],
  },
  semCorpo(502, 'Tente de novo em alguns instantes.'),
  semCorpo(413, 'O que você enviou é grande demais. Envie um arquivo menor, ou menos de cada vez.'),
]

const alerta = async (onde: HTMLElement): Promise<string> =>
  (await within(onde).findByRole('alert')).textContent ?? ''

const pessoaNova = () => userEvent.setup({ delay: null })

describe('a form in a dialog', () => {
  it.each(recusas)(
    'tells it there, keeps what was typed and is sent again: $nome',
    async ({ falha, diz, noDialogo = diz }) => {
      const enviar = vi.fn<() => Promise<void>>()
      const fechar = vi.fn<() => void>()
      enviar.mockImplementationOnce(() => Promise.reject(falha())).mockResolvedValueOnce()
      mostrar(
        <FormDialog
          title="Novo item"
          schema={z.object({ nome: z.string() })}
          defaultValues={{ nome: '' }}
          submitLabel="Salvar"
          onSubmit={enviar}
          onClose={fechar}
        >
          <TextInput source="nome" label="Nome" />
        </FormDialog>,
      )
      const pessoa = pessoaNova()
      const dialogo = await screen.findByRole('dialog', { name: 'Novo item' })
      const nome = within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /^Nome/ })
      await pessoa.type(nome, 'Balde')
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Salvar' }))
      const dito = await alerta(dialogo)
      for (const parte of noDialogo) expect(dito).toContain(parte)
      expect(dito).not.toContain('endereço ou volte')
      expect(dito).not.toContain('Só um alerta.')
      expect(dito).not.toMatch(/body\.|dados\.itens|<html/)
      expect(nome.value).toBe('Balde')
      expect(fechar).not.toHaveBeenCalled()
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Salvar' }))
      await waitFor(() => expect(fechar).toHaveBeenCalledOnce())
      expect(enviar).toHaveBeenCalledTimes(2)
      expect(within(dialogo).queryByRole('alert')).toBeNull()
    },
  )

  it('says it at the list whose row the form shows by another name, and leads there', async () => {
    mostrar(
      <FormDialog
        title="Faltas"
        schema={z.object({ datas: z.array(z.object({ dia: z.string() })) })}
        defaultValues={{ datas: [{ dia: 'segunda' }] }}
        submitLabel="Salvar"
        onSubmit={() =>
          Promise.reject(doServidor('validacao', { campos: { 'body.datas.0.data': 'Dia repetido' } })())
        }
        onClose={() => {}}
      >
        <ArrayInput source="datas" item="Dia" addLabel="Mais um dia" blank={{ dia: '' }} empty="Nenhum">
          {(prefix) => <TextInput source={`${prefix}.dia`} label="Dia" />}
        </ArrayInput>
      </FormDialog>,
    )
    const pessoa = pessoaNova()
    const dialogo = await screen.findByRole('dialog', { name: 'Faltas' })
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Salvar' }))
    const naLista = await within(dialogo).findByText('Dia repetido')
    const lista = naLista.closest('[data-campo="datas"]')
    expect(lista).toBeTruthy()
    expect(lista?.contains(document.activeElement)).toBe(true)
  })
})

describe('a form of a page', () => {
  it('brings the failure into sight, which may be told a screen above the button', async () => {
    const vistos: (string | null)[] = []
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      vistos.push(this.getAttribute('role'))
    })
    mostrar(
      <Form
        schema={z.object({ nome: z.string() })}
        defaultValues={{ nome: 'Balde' }}
        guarded={false}
        onSubmit={() => Promise.reject(doServidor('sem_permissao')())}
      >
        <TextInput source="nome" label="Nome" />
        <SubmitButton>Salvar</SubmitButton>
      </Form>,
    )
    const pessoa = pessoaNova()
    for (const vezes of [1, 2]) {
      await pessoa.click(await screen.findByRole('button', { name: 'Salvar' }))
      await waitFor(() => expect(vistos).toEqual(Array.from({ length: vezes }, () => 'alert')))
    }
    vi.restoreAllMocks()
  })
})

describe('a question with a reason', () => {
  it.each(recusas)(
    'tells it there, keeps the reason and is sent again: $nome',
    async ({ falha, diz, noDialogo = diz }) => {
      const enviar = vi.fn<(motivo: string) => Promise<void>>()
      enviar.mockImplementationOnce(() => Promise.reject(falha())).mockResolvedValueOnce()
      mostrar(
        <ConfirmDialog
          open
          title="Anular este valor?"
          confirmLabel="Anular"
          reason={{ label: 'Motivo' }}
          onConfirm={enviar}
          onClose={() => {}}
        />,
      )
      const pessoa = pessoaNova()
      const dialogo = await screen.findByRole('dialog', { name: 'Anular este valor?' })
      const motivo = within(dialogo).getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ })
      await pessoa.type(motivo, 'Valor digitado errado')
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Anular' }))
      const dito = await alerta(dialogo)
      for (const parte of noDialogo) expect(dito).toContain(parte)
      expect(dito).not.toContain('endereço ou volte')
      expect(motivo.value).toBe('Valor digitado errado')
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Anular' }))
      await waitFor(() => expect(within(dialogo).queryByRole('alert')).toBeNull())
      expect(enviar.mock.calls).toEqual([['Valor digitado errado'], ['Valor digitado errado']])
    },
  )

  it('says nothing of a password that was not given', async () => {
    const enviar = vi.fn<() => Promise<void>>(() => Promise.reject(doServidor('confirmar_senha')()))
    mostrar(
      <ConfirmDialog open title="Retirar?" confirmLabel="Retirar" onConfirm={enviar} onClose={() => {}} />,
    )
    const dialogo = await screen.findByRole('dialog', { name: 'Retirar?' })
    await pessoaNova().click(within(dialogo).getByRole('button', { name: 'Retirar' }))
    await within(dialogo).findByRole('button', { name: 'Retirar' })
    expect(enviar).toHaveBeenCalledOnce()
    expect(within(dialogo).queryByRole('alert')).toBeNull()
  })
})

const toasts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

/** The messages on the screen, as they are heard, but for those of before. */
const ditos = (): string[] =>
  toasts()
    .filter((um) => um.dataset['velho'] !== um.textContent && !um.closest('[aria-hidden="true"]'))
    .map((um) => um.textContent ?? '')

/** What other tests were told is gone, or leaves the screen. */
async function calarOsOutros(): Promise<void> {
  calar()
  await assentar()
  for (const um of toasts()) um.dataset['velho'] = um.textContent
}

describe('an act without a form', () => {
  it.each(recusas)(
    'tells it once, with what is wrong and what to do, over a dialog too: $nome',
    async ({ falha, diz }) => {
      mostrar(
        <>
          <Toasters />
          <ConfirmDialog open title="Aberto" confirmLabel="Sim" onConfirm={() => {}} onClose={() => {}} />
        </>,
      )
      await screen.findByRole('dialog', { name: 'Aberto' })
      await calarOsOutros()
      tellFailure(falha())
      await waitFor(() => expect(ditos().join()).toContain(diz.at(-1)))
      const deles = ditos().filter((dito) => dito.includes(diz[0] ?? ''))
      expect(deles).toHaveLength(1)
      for (const parte of diz) expect(deles[0]).toContain(parte)
    },
  )
})

describe('a file', () => {
  it.each([
    { ...recusa('muitas_tentativas'), deNovo: true },
    { ...recusa('ocupado'), deNovo: true },
    { ...recusa('arquivo_grande'), deNovo: false },
    {
      ...semCorpo(413, 'O que você enviou é grande demais. Envie um arquivo menor, ou menos de cada vez.'),
      deNovo: false,
    },
  ])(
    'that is refused says why and what to do, and waits where it may be sent again: $nome',
    async ({ falha, diz, deNovo }) => {
      const enviar = vi.fn<() => Promise<void>>()
      enviar.mockImplementationOnce(() => Promise.reject(falha())).mockResolvedValueOnce()
      mostrar(<FileDrop upload={uploadGeral} label="Anexar" about="Anexar arquivos" onSend={enviar} />)
      const pessoa = pessoaNova()
      await screen.findByRole('button', { name: 'Anexar arquivos' })
      const campo = document.querySelector<HTMLInputElement>('input[type="file"]')
      await pessoa.upload(
        campo ?? document.body,
        new File(['%PDF-1.7'], 'guia.pdf', { type: 'application/pdf' }),
      )
      const dito = (await screen.findByRole('alert')).textContent
      for (const parte of diz) expect(dito).toContain(parte)
      const tentar = screen.queryByRole('button', { name: 'Tentar de novo' })
      expect(tentar !== null).toBe(deNovo)
      if (!tentar) return
      await pessoa.click(tentar)
      await waitFor(() => expect(screen.queryByText('guia.pdf')).toBeNull())
    },
  )
})

describe('a password that is asked for', () => {
  it.each([
    { ...recusa('muitas_tentativas'), cala: [] },
    {
      nome: 'a wrong one',
      falha: doServidor('validacao', { mensagem: 'Senha incorreta.', campos: { senha: 'Senha incorreta' } }),
      diz: ['Senha incorreta.'],
      cala: [erros.validacao.acao],
    },
  ])('says at its field why it was not taken, and what to do: $nome', async ({ falha, diz, cala }) => {
    mostrar(
      <PasswordDialog
        open
        semSenha={false}
        alternativa={undefined}
        onConfirm={() => Promise.reject(falha())}
        onDone={() => {}}
      />,
    )
    const pessoa = pessoaNova()
    const dialogo = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }))
    const senha = dialogo.getByLabelText<HTMLInputElement>('Senha')
    await pessoa.type(senha, 'demo')
    await pessoa.click(dialogo.getByRole('button', { name: 'Confirmar' }))
    for (const parte of diz)
      expect(await dialogo.findByText(new RegExp(parte.replace('.', '\\.')))).toBeTruthy()
    for (const parte of cala) expect(dialogo.queryByText(new RegExp(parte))).toBeNull()
    expect(senha.value).toBe('demo')
  })
})

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
