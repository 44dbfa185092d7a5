import type { Mensagem } from '@rh/domain/contract/chat'
import { describe, expect, it } from 'vitest'
import { porEmOrdem } from './grupos.ts'
import { comAntes, comDepois, comMensagem, type Janela } from './janela.ts'
import { referenciaDoLink } from './referencia-do-link.ts'
import { comLinks, digitamDito, fatoDito, nomesDitos } from './textos.ts'

const mensagem = (id: number, outros: Partial<Mensagem> = {}): Mensagem => ({
  id,
  revisao: id,
  chave: '00000000-0000-4000-8000-000000000000',
  autorId: 1,
  autor: 'Ana',
  texto: `m${id}`,
  fato: null,
  alvo: null,
  resposta: null,
  citados: [],
  referencia: null,
  aponta: false,
  anexos: [],
  enviadaEm: '2026-11-20T13:00:00Z',
  editadaEm: null,
  apagadaEm: null,
  ...outros,
})
const janela = (ids: readonly number[], outros: Partial<Janela> = {}): Janela => ({
  mensagens: ids.map((id) => mensagem(id)),
  revisao: ids.at(-1) ?? 0,
  maisAntes: false,
  maisDepois: false,
  ...outros,
})
const ids = ({ mensagens }: Janela): number[] => mensagens.map(({ id }) => id)

describe('the stretch in hand', () => {
  it('takes what is new at its end, once, and what was changed in its place', () => {
    const comNova = comMensagem(comMensagem(janela([1, 2]), mensagem(3)), mensagem(3))
    expect(ids(comNova)).toEqual([1, 2, 3])
    const mudada = comMensagem(comNova, mensagem(2, { revisao: 4, texto: null }))
    expect(mudada.mensagens[1]?.texto).toBeNull()
    expect(mudada.revisao).toBe(4)
    // Told late: what is in hand is newer.
    expect(comMensagem(mudada, mensagem(2)).mensagens[1]?.texto).toBeNull()
  })

  it('has no holes: what is beyond an end it does not reach waits there', () => {
    expect(ids(comMensagem(janela([1, 2], { maisDepois: true }), mensagem(9)))).toEqual([1, 2])
    expect(ids(comMensagem(janela([5, 6], { maisAntes: true }), mensagem(2, { revisao: 9 })))).toEqual([5, 6])
  })

  it('grows at both ends without doubling', () => {
    const lidas = (qual: readonly number[]) => ({
      results: qual.map((id) => mensagem(id)),
      revisao: 9,
      maisAntes: false,
      maisDepois: false,
    })
    expect(ids(comAntes(janela([3, 4]), lidas([1, 2, 3])))).toEqual([1, 2, 3, 4])
    expect(ids(comDepois(janela([3, 4]), lidas([4, 5])))).toEqual([3, 4, 5])
  })
})

describe('porEmOrdem', () => {
  it('puts days, names and the beginning of what is new where they belong', () => {
    const postas = porEmOrdem(
      [
        mensagem(1, { enviadaEm: '2026-11-19T13:00:00Z' }),
        mensagem(2),
        mensagem(3, { enviadaEm: '2026-11-20T13:02:00Z' }),
        mensagem(4, { enviadaEm: '2026-11-20T13:03:00Z', autorId: 2 }),
        mensagem(5, { enviadaEm: '2026-11-20T14:00:00Z', autorId: 2 }),
      ],
      3,
      1,
    )
    expect(postas.map(({ dia }) => dia)).toEqual(['2026-11-19', '2026-11-20', null, null, null])
    expect(postas.map(({ comNome }) => comNome)).toEqual([true, true, false, true, true])
    expect(postas.filter(({ primeiraNova }) => primeiraNova).map((p) => p.mensagem.id)).toEqual([4])
  })
})

describe('words', () => {
  it('says what was done to a group, who types and who read', () => {
    expect(fatoDito({ fato: 'incluiu', autor: 'Ana', alvo: 'Rui', texto: null })).toBe('Ana incluiu Rui')
    expect([digitamDito([]), digitamDito(['Ana Lima']), digitamDito(['Ana Lima', 'Rui Sá'])]).toEqual([
      '',
      'Ana está digitando…',
      'Ana e Rui estão digitando…',
    ])
    expect(nomesDitos(['Ana', 'Rui', 'Bia', 'Leo'])).toBe('Ana, Rui e mais 2')
  })

  it('finds links in plain text, without the dot that ends the sentence, and only of the web', () => {
    expect(comLinks('Veja https://exemplo.com.br/a?b=1. Certo?')).toEqual([
      { texto: 'Veja ' },
      { texto: 'https://exemplo.com.br/a?b=1', href: 'https://exemplo.com.br/a?b=1' },
      { texto: '. Certo?' },
    ])
    expect(comLinks('javascript:alert(1)')).toEqual([{ texto: 'javascript:alert(1)' }])
  })

  it('reads a link to a page of this system, and of no other', () => {
    const origem = 'https://rh.exemplo.com.br'
    const ler = (texto: string) => referenciaDoLink(texto, origem)
    expect(ler(`olha ${origem}/rh/ferias/ver/12`)).toEqual({ tipo: 'ferias', id: 12 })
    expect(ler(`${origem}/rh/colaborador/7/visualizar?aba=x`)).toEqual({ tipo: 'colaborador', id: 7 })
    expect(ler('https://outro.com/rh/ferias/ver/12')).toBeNull()
    expect(ler(`${origem}/rh/contratos/visualizar/3`)).toBeNull()
  })
})
