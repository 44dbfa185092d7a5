import Box from '@mui/material/Box'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { ResumoEtapas } from '../processo/form/ResumoEtapas.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import { etapasDaAdmissao } from './etapas.ts'
import { PostoCard } from './PostoCard.tsx'
import type { Registro } from './queries.ts'

/** Until it is effected the slots of its post still matter. */
const ocupaVaga = ({ status, colaborador }: Registro): boolean =>
  colaborador === null && !('final' in admissao.statuses[status])

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** The post and everything of the form that this person may see. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { posto, dados } = registro
  return (
    <>
      {posto && (
        <Box sx={{ mb: 3 }}>
          <PostoCard
            posto={posto}
            {...(ocupaVaga(registro) && { vagasEm: dados.vaga['dataPrevista'] ?? '' })}
          />
        </Box>
      )}
      <ResumoEtapas form={etapasDaAdmissao} dados={dados} rotulos={rotulos} sem={posto ? ['postoId'] : []} />
    </>
  )
}
