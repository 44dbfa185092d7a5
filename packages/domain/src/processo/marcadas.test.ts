import { describe, expect, it } from 'vitest'
import { ferias } from '../processos/ferias/ferias.ts'
import { promocao } from '../processos/promocao/promocao.ts'
import { aFazerDe } from './fazer.ts'
import { porQueSozinha } from './marcadas.ts'

const cadastro = { id: 2, grupos: ['Cadastro'] } as const
const em = (status: string, mais: object = {}) => ({ status, pareceres: {}, solicitanteId: 1, ...mais })

describe('an act on several processes at once', () => {
  it('is none where a paper is asked for, of which each process has its own', () => {
    const aviso = aFazerDe(ferias, em('aprovada', { agendado: true }), cadastro)
    expect(porQueSozinha(ferias, aviso)).toBe('falta anexar o documento pedido')
    const carta = aFazerDe(promocao, em('efetivada'), cadastro)
    expect(porQueSozinha(promocao, carta)).toBe('falta anexar o documento pedido')
    const fim = aFazerDe(promocao, em('efetivada', { feitos: ['carta_assinada'] }), cadastro)
    expect(porQueSozinha(promocao, fim)).toBe('é preciso olhar o que foi anexado')
  })

  it('is none where nothing waits for this person, and one where an approval does', () => {
    expect(porQueSozinha(promocao, null)).toBe('não espera por você agora')
    const coordenador = { id: 3, grupos: ['Coordenador'] } as const
    const dada = { departamento_pessoal: 'aprovado', exame: 'dispensado' } as const
    const aprovar = aFazerDe(promocao, em('em_analise', { pareceres: dada }), coordenador)
    expect([aprovar?.rotulo, porQueSozinha(promocao, aprovar)]).toEqual(['Aprovar', null])
  })
})
