import { setores } from '@rh/domain/setores/setores'
import { describe, expect, it } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import { avisoDoSigilo as aviso } from './sigilo.ts'

const quemVe = [...setores.rh.grupos, ...setores.sesmt.grupos]
const avisoDoSigilo = (item: Parameters<typeof aviso>[0], grupos: readonly Grupo[]) =>
  aviso(item, grupos, quemVe)

const exame = { sensivel: true, estado: 'enviado' } as const

describe('avisoDoSigilo', () => {
  it('says who sees what was sent, to who sent it and does not see it', () => {
    expect(avisoDoSigilo(exame, ['Gestor'])).toBe('Enviado. Só Rh e Sesmt veem este arquivo.')
  })

  it('says so before anything is sent', () => {
    expect(avisoDoSigilo({ ...exame, estado: 'pendente' }, ['Coordenador Operacional'])).toBe(
      'Só Rh e Sesmt veem o arquivo que você enviar.',
    )
  })

  it('leads to who knows why it was refused or waived', () => {
    expect(avisoDoSigilo({ ...exame, estado: 'reprovado' }, ['Gestor'])).toBe(
      'Recusado. Só Rh e Sesmt veem este arquivo e o motivo: fale com eles antes de enviar outro.',
    )
    expect(avisoDoSigilo({ ...exame, estado: 'dispensado' }, ['Gestor'])).toBe(
      'Dispensado. Só Rh e Sesmt veem a justificativa.',
    )
  })

  it('says nothing to who sees it, nor of what everybody here sees', () => {
    for (const grupo of [...setores.rh.grupos, ...setores.sesmt.grupos])
      expect(avisoDoSigilo(exame, [grupo]), grupo).toBeNull()
    expect(avisoDoSigilo({ ...exame, sensivel: false }, ['Gestor'])).toBeNull()
  })
})
