import { admissao } from '@rh/domain/processos/admissao/admissao'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { describe, expect, it } from 'vitest'
import type { Checklist } from '../anexos/anexos.ts'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { focoDe, isNoFim } from './Documentos.tsx'

const registro = (mais: Partial<RegistroDoProcesso>) =>
  ({ acoes: [], aFazer: null, feitos: [], ...mais }) as unknown as RegistroDoProcesso
const pedido = (nome: string, meu = true) => ({
  meu,
  tipo: 'transicao' as const,
  nome,
  rotulo: 'Anexar aviso',
  quem: [],
  doSolicitante: false,
})

describe('the papers of the end', () => {
  it('are asked of whoever may end the record, or is asked for one of them now', () => {
    expect(isNoFim(admissao, registro({ acoes: ['finalizar'] }))).toBe(true)
    expect(isNoFim(admissao, registro({ acoes: ['cancelar', 'efetivar'] }))).toBe(false)
    expect(isNoFim(ferias, registro({ aFazer: pedido('iniciar') }))).toBe(true)
    expect(isNoFim(ferias, registro({ aFazer: pedido('iniciar', false) }))).toBe(false)
    expect(isNoFim(ferias, registro({ aFazer: pedido('iniciar'), feitos: ['aviso_assinado'] }))).toBe(false)
    expect(isNoFim(ferias, registro({ aFazer: pedido('reenviar') }))).toBe(false)
  })

  it('are what the page begins with while one is missing', () => {
    const checklist = (estado: string) =>
      ({
        podeConferir: true,
        podeEnviar: true,
        itens: [{ exigido: true, momento: 'finalizacao', estado, arquivos: [] }],
      }) as unknown as Checklist
    expect(focoDe(checklist('pendente'), true)).toBe('conferir')
    expect(focoDe(checklist('pendente'), false)).toBeNull()
    expect(focoDe(checklist('dispensado'), true)).toBeNull()
    expect(focoDe({ ...checklist('pendente'), podeConferir: false }, true)).toBe('enviar')
  })
})
