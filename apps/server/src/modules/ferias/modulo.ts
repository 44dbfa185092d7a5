import type { FolhaDigitada } from '@rh/domain/processo/digitado'
import { formularioFerias } from '@rh/domain/processos/ferias/formulario'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { regrasDasFerias } from '@rh/domain/processos/ferias/rules'
import { camposVisiveisDasFerias } from '@rh/domain/processos/ferias/visibilidade'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { failure } from '../../http/failure.ts'
import { hojeEm } from '../../clock.ts'
import { informarFaltas } from '../colaborador/ferias/razao.ts'
import { findFormulario, type Indice } from '../processo/formulario.ts'
import type { Montavel } from '../processo/modulo.ts'
import { lockVinculo, type Processo } from '../processo/repository.ts'
import { aberturaDasFerias } from './abertura.ts'
import { anexosDasFerias } from './anexos.ts'
import { aprovar, devolverDias, finalizar, interromper, reenviar } from './efeitos.ts'
import { gatherContexto, janelaDe, type ContextoDoServidor } from './fatos.ts'
import { listasDasFerias } from './lista.ts'
import { nomesDeQuemCobre, nomesDosPeriodos } from './nomes.ts'
import { papeisDasFerias } from './papeis.ts'
import { simular } from './simulacao.ts'
import { lockDias } from './travas.ts'

/** A vacation is found by its first day; it holds no slot. */
export const indiceDasFerias = (dados: FolhaDigitada): Indice => {
  const { fracoes = [] } = formularioFerias.ler(dados).parciais
  const [data = null] = fracoes.map(({ inicio }) => inicio).toSorted()
  return { data }
}

function exigirVinculoDo({ vinculoId }: Processo): number {
  if (vinculoId === null) throw failure('transicao_invalida')
  return vinculoId
}

const fimDe = ({ leitura, fatos: { hoje } }: ContextoDoServidor): string =>
  janelaDe(leitura.parciais.fracoes ?? [], hoje).fim

/** Férias on the engine: its facts, its rules (in the domain package) and what its moves do. */
export const moduloFerias = (fuso: string): Montavel<ContextoDoServidor> => ({
  process: ferias,
  indice: indiceDasFerias,
  regras: regrasDasFerias,
  async contexto({ tx, agora }, processo) {
    const vinculoId = exigirVinculoDo(processo)
    await lockVinculo(tx, vinculoId)
    const { dados } = await findFormulario<FolhaDigitada>(tx, processo.id)
    const hoje = hojeEm(agora, fuso)
    await lockDias(tx, { vinculoId, hoje, fracoes: formularioFerias.ler(dados).parciais.fracoes ?? [] })
    return gatherContexto(tx, { dados, vinculoId, processoId: processo.id, hoje })
  },
  efeitos: {
    reenviar,
    aprovar,
    finalizar,
    interromper,
    reprovar: devolverDias('Pedido reprovado'),
    desistir: devolverDias('Pedido desistido'),
    cancelar: devolverDias('Férias canceladas'),
  },
  datas: {
    inicio: ({ leitura, fatos: { hoje } }) => janelaDe(leitura.parciais.fracoes ?? [], hoje).inicio,
    retorno: (contexto) => somarDias(fimDe(contexto), 1),
  },
  async aoOpinar(work, processo, { parecer, decisao, dados }, ator) {
    if (parecer !== 'departamento_pessoal' || decisao !== 'aprovado') return {}
    const { dados: form } = await findFormulario<FolhaDigitada>(work.tx, processo.id)
    const { periodoId } = formularioFerias.ler(form).parciais
    if (periodoId !== undefined) await informarFaltas(work, periodoId, Number(dados['faltas']), ator.id)
    return {}
  },
  formulario: formularioFerias,
  visibilidade: { camposVisiveis: camposVisiveisDasFerias },
  nomes: { periodoId: nomesDosPeriodos, fracoes: nomesDeQuemCobre },
  anexos: anexosDasFerias,
  papeis: papeisDasFerias(fuso),
  listas: listasDasFerias,
  abrir: aberturaDasFerias,
  async extras(db, { processo, dados, ator, hoje }) {
    const contexto = await gatherContexto(db, {
      dados,
      vinculoId: exigirVinculoDo(processo),
      processoId: processo.id,
      hoje,
    })
    const periodo = contexto.periodos.find(({ id }) => id === contexto.periodoId)
    if (!periodo) throw failure('nao_encontrado')
    return { periodo, simulacao: simular(contexto, ator) }
  },
})
