import { vePagamento } from '@rh/domain/processo/quem'
import { isFeriado } from '@rh/domain/regras/calendario/feriados'
import {
  ajusteDoSubstituto,
  ordenarSubstitutos,
  type AjusteDoSubstituto,
} from '@rh/domain/regras/cobertura/ajuste'
import type { CandidatoACobrir } from '@rh/domain/contract/cobertura'
import type { TurnoACobrir } from '@rh/domain/regras/cobertura/substituto-tipos'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { custoDe, glosaDoTurno } from './custo.ts'
import { procurarPessoas, type PessoaLida } from './pessoas.ts'
import { feriadosDaJanela, janelaDe } from './janela.ts'
import { mostrarBuraco } from './quadro.ts'
import { buracoEm, diasAbertos, requirePosto, turnoACobrir } from './turno.ts'

/** People who can that are offered, and people who cannot that are told why. */
const MOSTRADOS = { podem: 9, naoPodem: 5 } as const

interface Consulta {
  readonly ator: Ator
  readonly hoje: string
  readonly postoId: number
  readonly processoId: number | null
  readonly data: string
}

const podeSerVisto = { folguista: 0, reserva: 1, titular: 2 } as const

/** Those who can, best first, and of those who cannot the ones that somebody would think of first. */
function escolhidos(ajustes: readonly AjusteDoSubstituto[]): readonly AjusteDoSubstituto[] {
  const naoPodem = ajustes
    .filter(({ pode }) => !pode)
    .toSorted((a, b) => podeSerVisto[a.candidato.tipo] - podeSerVisto[b.candidato.tipo])
  return [
    ...ajustes.filter(({ pode }) => pode).slice(0, MOSTRADOS.podem),
    ...naoPodem.slice(0, MOSTRADOS.naoPodem),
  ]
}

/** Who may do the shift of a hole, in order of fit with the why, what it costs, and who cannot. */
export async function obterCandidatos(db: Db, { ator, hoje, postoId, processoId, data }: Consulta) {
  const posto = await requirePosto(db, { ator, postoId, hoje })
  const turnoDe = await turnoACobrir(db, posto)
  const buraco = buracoEm(posto, processoId, data)
  const turno = turnoDe(data)
  if (!buraco || !turno) throw failure('nao_encontrado', { mensagem: 'Ninguém falta neste dia.' })
  const [pessoas, encargosPercentual, salarioMinimoCentavos, feriados] = await Promise.all([
    procurarPessoas(
      db,
      { ator, posto, data },
      {
        ate: janelaDe(hoje).ate,
        menos: buraco.ausente?.colaboradorId ?? null,
      },
    ),
    limiteEm(db, 'custo.encargos', data),
    findSalarioMinimo(db, data),
    // Those of the post alone are none where it does not close.
    feriadosDaJanela(db, { de: data, ate: data }, [posto]),
  ])
  const lidas = new Map(pessoas.map((pessoa) => [pessoa.colaboradorId, pessoa]))
  const outros = diasAbertos(posto, processoId).filter((dia) => dia !== data)
  const veCusto = vePagamento(ator.grupos)
  const custos = {
    encargosPercentual,
    salarioMinimoCentavos,
    isFeriado: isFeriado(data, [...feriados(posto).keys()]),
    escala: posto.escala.tipo,
  }
  return {
    turno,
    buraco: mostrarBuraco(posto, buraco, data),
    tambem: outros,
    glosaCentavos: veCusto ? glosaDoTurno(posto, data) : null,
    candidatos: escolhidos(ordenarSubstitutos(turno, pessoas)).flatMap((ajuste) => {
      const pessoa = lidas.get(ajuste.candidato.colaboradorId)
      if (!pessoa) return []
      return [
        {
          ...mostrarAjuste(ajuste, pessoa),
          tambem: ajuste.pode ? diasEmQuePode(pessoa, outros, turnoDe) : [],
          custoCentavos: veCusto && ajuste.pode ? custoDe(pessoa, turno, custos) : null,
        },
      ]
    }),
  }
}

const mostrarAjuste = (
  { faixa, porques, achados, pode }: AjusteDoSubstituto,
  { colaboradorId, nome, matricula, tipo, onde }: PessoaLida,
): Omit<CandidatoACobrir, 'tambem' | 'custoCentavos'> => ({
  colaboradorId,
  nome,
  matricula,
  tipo,
  onde,
  faixa,
  porques: [...porques],
  alertas: pode ? achados.filter(({ severidade }) => severidade === 'alerta') : [],
})

/** The other days on which the person may come too. */
function diasEmQuePode(
  pessoa: PessoaLida,
  dias: readonly string[],
  turnoDe: (data: string) => TurnoACobrir | null,
): string[] {
  return dias.filter((data) => {
    const turno = turnoDe(data)
    return turno !== null && ajusteDoSubstituto(turno, pessoa).pode
  })
}
