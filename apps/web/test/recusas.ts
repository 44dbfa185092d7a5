import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { erros, type CodigoErro } from '@rh/domain/errors'
import type { ErroBody } from '@rh/domain/http/erro'
import { toFailure } from '../src/lib/api/api.ts'
import type { ApiError } from '../src/lib/api/api-error.ts'
import { calar } from '../src/lib/notify.ts'
import { assentar } from './tela.tsx'

interface Recusa {
  readonly nome: string
  readonly falha: () => ApiError
  /** All that is to be read of it. */
  readonly diz: readonly string[]
  /** The same in a dialog over the page, where there is another thing to do. */
  readonly noDialogo?: readonly string[]
}

export const doServidor = (codigo: CodigoErro, partes: Partial<ErroBody> = {}): Recusa['falha'] => {
  const { status, mensagem, acao } = erros[codigo]
  return () => toFailure(status, JSON.stringify({ codigo, mensagem, acao, requisicao: 'req-1', ...partes }))
}
export const recusa = (codigo: CodigoErro): Recusa => ({
  nome: `${erros[codigo].status} ${codigo}`,
  falha: doServidor(codigo),
  diz: [erros[codigo].mensagem, erros[codigo].acao],
})
export const semCorpo = (status: number, acao: string): Recusa => ({
  nome: `${status} of a proxy, which is no JSON`,
  falha: () => toFailure(status, '<html><h1>nginx</h1></html>'),
  diz: [erros.interno.mensagem, acao],
})

const pendencia = (severidade: 'bloqueio' | 'alerta', mensagem: string) => ({
  codigo: `x_${severidade}`,
  severidade,
  mensagem,
})

export const recusas: readonly Recusa[] = [
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

export const alerta = async (onde: HTMLElement): Promise<string> =>
  (await within(onde).findByRole('alert')).textContent ?? ''

export const pessoaNova = () => userEvent.setup({ delay: null })

const toasts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

/** The messages on the screen, as they are heard, but for those of before. */
export const ditos = (): string[] =>
  toasts()
    .filter((um) => um.dataset['velho'] !== um.textContent && !um.closest('[aria-hidden="true"]'))
    .map((um) => um.textContent ?? '')

/** What other tests were told is gone, or leaves the screen. */
export async function calarOsOutros(): Promise<void> {
  calar()
  await assentar()
  for (const um of toasts()) um.dataset['velho'] = um.textContent
}
