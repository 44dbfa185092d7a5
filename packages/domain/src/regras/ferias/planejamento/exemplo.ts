import { somarAnos, somarDias } from '../../calendario/datas.ts'
import type { Escala } from '../../calendario/escala.ts'
import type { EntradaDoPlano, PessoaDoPlano } from './tipos.ts'

/** A company to plan: how many people in how many contracts, and what of each may be away. */
export interface Tamanho {
  readonly pessoas: number
  readonly contratos: number
  readonly porPosto: number
  readonly percentual: number
  readonly semente: number
}

const HOJE = '2026-11-20'
const ANO = 2027

/** Numbers of 0 to 1 that are the same for the same seed. */
function acaso(semente: number): () => number {
  let estado = semente
  return () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return estado / 2 ** 32
  }
}

/** A made company whose periods all expire in 2027, for the tests and the bench of the planner. */
export function empresaDeExemplo({
  pessoas,
  contratos,
  porPosto,
  percentual,
  semente,
}: Tamanho): EntradaDoPlano {
  const sorte = acaso(semente)
  const todas = Array.from({ length: pessoas }, (_, i) => pessoaDe(i, { contratos, porPosto, sorte }))
  return {
    hoje: HOJE,
    ano: ANO,
    antecedenciaDias: 30,
    contratos: Array.from({ length: contratos }, (_, i) => ({
      id: i + 1,
      percentual,
      quadro: [{ desde: HOJE, pessoas: todas.filter(({ contratoId }) => contratoId === i + 1).length }],
    })),
    pessoas: todas,
    ausencias: todas
      .filter((_, i) => i % 25 === 7)
      .map(({ id, nome, contratoId, postoId }) => {
        const inicio = somarDias(`${ANO}-01-01`, Math.floor(sorte() * 300))
        return { pessoaId: id, nome, contratoId, postoId, inicio, fim: somarDias(inicio, 19) }
      }),
    ajustes: [],
  }
}

interface Meios extends Pick<Tamanho, 'contratos' | 'porPosto'> {
  readonly sorte: () => number
}

function pessoaDe(i: number, { contratos, porPosto, sorte }: Meios): PessoaDoPlano {
  const contratoId = (i % contratos) + 1
  const posto = Math.floor(i / contratos / porPosto)
  const admissao = somarDias('2024-12-05', Math.floor(sorte() * 380))
  const fim = somarDias(somarAnos(admissao, 1), -1)
  return {
    id: i + 1,
    nome: `Pessoa ${i + 1}`,
    contratoId,
    postoId: contratoId * 10_000 + posto,
    regraDeInicio: { escala: escalaDe(posto, i), feriadosLocais: [`${ANO}-07-09`] },
    impedimentos: [],
    remuneracaoCentavos: 160_000 + Math.floor(sorte() * 120_000),
    recusa: null,
    periodos: [
      {
        id: i + 1,
        aquisitivoInicio: admissao,
        aquisitivoFim: fim < HOJE ? fim : '2026-11-19',
        concessivoFim: somarAnos(fim, 1),
        diasDireito: 30,
        saldo: sorte() < 0.15 ? 20 : 30,
        jaMarcados: [],
        abonoVendido: 0,
        aRetomar: 0,
      },
    ],
  }
}

function escalaDe(posto: number, i: number): Escala {
  if (posto % 3 === 0) return { tipo: '12X36', inicioCiclo: i % 2 === 0 ? '2026-01-01' : '2026-01-02' }
  return posto % 3 === 1
    ? { tipo: 'SEMANAL', repousos: ['dom'] }
    : { tipo: 'ROTATIVA', inicioCiclo: somarDias('2026-01-01', i % 6), diasTrabalho: 5, diasFolga: 1 }
}
