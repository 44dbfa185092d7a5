import type { RawSheet } from '@rh/domain/processo/raw-form'
import { quemAnexaAssinados, quemConfere } from '@rh/domain/processo/quem'
import { formularioFerias } from '@rh/domain/processos/ferias/formulario'
import { provasDasFerias } from '@rh/domain/processos/ferias/provas'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { regrasDasFerias } from '@rh/domain/processos/ferias/rules'
import { camposVisiveisDasFerias } from '@rh/domain/processos/ferias/visibilidade'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { failure } from '../../http/failure.ts'
import { comoVisto, informarFaltas } from '../colaborador/ferias/razao.ts'
import { anexosOferecidos } from '../processo/anexos/oferecidos.ts'
import { findFormulario, type Indice } from '../processo/formulario.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'
import { moduloNascido } from '../processo/nascido.ts'
import { opcoes, preencher } from './abertura.ts'
import { comecarPeriodoNovo, conferirAdiantados } from './coletivas/periodo.ts'
import { aprovar, devolverDias, finalizar, interromper, reenviar, reservar } from './efeitos.ts'
import { gatherContexto, janelaDe, type ContextoDoServidor } from './fatos.ts'
import { listagemFerias } from './lista.ts'
import { nomesDeQuemCobre, nomesDosPeriodos } from './nomes.ts'
import { papeisDasFerias } from './papeis.ts'
import { simular } from './simulacao.ts'
import { lockDias } from './travas.ts'

/** A vacation is found by its first day; it holds no slot. */
export const indiceDasFerias = (dados: RawSheet): Indice => {
  const { fracoes = [] } = formularioFerias.ler(dados).parciais
  const [data = null] = fracoes.map(({ inicio }) => inicio).toSorted()
  return { data }
}

const fimDe = ({ leitura, fatos: { hoje } }: ContextoDoServidor): string => janelaDe(leitura, hoje).fim

/** Férias on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloFerias = moduloNascido({
  process: ferias,
  indice: indiceDasFerias,
  regras: regrasDasFerias,
  travar: (tx, { vinculoId, dados, hoje }) =>
    lockDias(tx, { vinculoId, hoje, fracoes: formularioFerias.ler(dados).parciais.fracoes ?? [] }),
  fatosDoParecer: {
    // Without a plan of everybody Departamento Pessoal looks at each; in one, only where it has something to say.
    a_conferir: ({ fatos: { coletivas, periodo } }) =>
      coletivas === null || (periodo?.faltas ?? null) === null,
  },
  efeitos: {
    reenviar,
    aprovar,
    iniciar: comecarPeriodoNovo,
    finalizar,
    interromper,
    reprovar: devolverDias('Pedido reprovado'),
    desistir: devolverDias('Pedido desistido'),
    cancelar: devolverDias('Férias canceladas'),
  },
  datas: {
    inicio: ({ leitura, fatos: { hoje } }) => janelaDe(leitura, hoje).inicio,
    retorno: (contexto) => somarDias(fimDe(contexto), 1),
  },
  async aoOpinar(work, processo, { parecer, decisao, dados }, ator) {
    if (parecer !== 'departamento_pessoal' || decisao !== 'aprovado') return {}
    const { dados: form } = await findFormulario<RawSheet>(work.tx, processo.id)
    const { periodoId } = formularioFerias.ler(form).parciais
    if (periodoId === undefined) return {}
    await informarFaltas(work, periodoId, Number(dados['faltas']), ator.id)
    await conferirAdiantados(work, processo, periodoId)
    return {}
  },
  formulario: formularioFerias,
  visibilidade: { camposVisiveis: camposVisiveisDasFerias },
  nomes: { periodoId: nomesDosPeriodos, fracoes: nomesDeQuemCobre },
  anexos: anexosOferecidos({
    process: ferias,
    quemEnvia: quemAnexaAssinados,
    quemConfere,
    provas: provasDasFerias,
  }),
  papeis: papeisDasFerias,
  listas: listasDoTipo(listagemFerias),
  preencher,
  opcoes,
  reunir: gatherContexto,
  aoAbrir: reservar,
  simular,
  mostrar({ periodos, periodoId }, { grupos }) {
    const periodo = periodos.find(({ id }) => id === periodoId)
    if (!periodo) throw failure('nao_encontrado')
    return { periodo: comoVisto(periodo, grupos) }
  },
})
