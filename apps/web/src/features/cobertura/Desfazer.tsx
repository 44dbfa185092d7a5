import Button from '@mui/material/Button'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { notify } from '../../lib/notify.ts'
import { diaCurto } from '../../lib/time/textos.ts'
import type { Buraco } from './tipos.ts'
import { useCobertura } from './use-cobertura.ts'

interface DesfazerProps {
  readonly cobertura: NonNullable<Buraco['cobertura']>
  readonly data: string
}

/** Takes the cover of a day back. */
export function Desfazer({ cobertura: { id, tipo, colaborador }, data }: DesfazerProps) {
  const { desfazer, enviando, refazer } = useCobertura()
  const feita = { tipo: tipo === 'sem_cobertura' ? 'autorizacao' : 'pessoa', id, data } as const
  return (
    <Button
      size="small"
      color="inherit"
      disabled={enviando}
      aria-label={`Desfazer${colaborador ? `: ${colaborador.nome} cobre` : ' a autorização'}, ${diaCurto(data)}`}
      onClick={() =>
        void desfazer([feita]).then(
          () => notify.info('Desfeito: o turno voltou a faltar.'),
          (failure: unknown) => {
            refazer()
            tellFailure(failure)
          },
        )
      }
    >
      Desfazer
    </Button>
  )
}
