import { admissao } from '@rh/domain/processos/admissao/admissao'
import { DadosPorEtapa } from '../processo/registro/DadosPorEtapa.tsx'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { Rotulos } from '../processo/rotulos.ts'
import { etapasDaAdmissao } from './etapas.ts'
import { PostoCard } from './PostoCard.tsx'
import type { Registro } from './queries.ts'

/** Until it is effected the slots of its post still matter. */
const ocupaVaga = ({ status, colaborador }: Registro): boolean =>
  colaborador === null && !('final' in admissao.statuses[status])

/** Fields told by the header of the page. */
const NO_ALTO = ['nome', 'cpf', 'dataPrevista', 'salarioCentavos', 'nomeSocial']

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** The post and everything of the form that this person may see. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { posto, dados } = registro
  return (
    <DadosPorEtapa
      form={etapasDaAdmissao}
      dados={posto ? { ...dados, vaga: semPosto(dados.vaga) } : dados}
      rotulos={rotulos}
      ditos={NO_ALTO}
      antes={{
        ...(posto && {
          vaga: (
            <PostoCard
              posto={posto}
              {...(ocupaVaga(registro) && { vagasEm: dados.vaga['dataPrevista'] ?? '' })}
            />
          ),
        }),
      }}
    />
  )
}

/** The post is told by its card. */
const semPosto = (vaga: RawSheet): RawSheet => ({ ...vaga, postoId: null })
