import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../lib/api/api.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { forget, sendBeforeLeaving } from '../../lib/session/session.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { LinhaDoAparelho } from './LinhaDoAparelho.tsx'

type Sessao = ResultOf<'GET /api/conta/sessoes'>

/** Where the person is signed in, with a way out of each place and of all of them. */
export function SessoesCard() {
  const { data, isError, error, refetch } = useQuery(query('GET /api/conta/sessoes'))
  return (
    <Section
      title="Sessões abertas"
      subtitle="Não reconhece um aparelho? Encerre a sessão e troque a senha."
      actions={<SairDeTodas />}
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={64} />}
      <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
        {data?.results
          .toSorted((a, b) => Number(b.atual) - Number(a.atual))
          .map((sessao) => (
            <Linha key={sessao.id} sessao={sessao} />
          ))}
      </Box>
    </Section>
  )
}

function Linha({ sessao }: { readonly sessao: Sessao }) {
  const encerrar = useSubmit('POST /api/conta/sessoes/encerrar', {
    invalidates: ['GET /api/conta/sessoes'],
    onSuccess: () => notify.success('Sessão encerrada.'),
  })
  const { aparelho, ip, em, atual, id, deId } = sessao
  return (
    <LinhaDoAparelho
      nome={aparelho}
      detalhe={`Desde ${formatDateTime(em)} · ${ip}`}
      isEste={atual}
      marcas={
        <>
          {atual && <StatusChip label="Esta sessão" tone="success" />}
          {deId !== null && <StatusChip label="Outra aba" />}
        </>
      }
      atos={
        atual
          ? []
          : [
              {
                label: 'Encerrar',
                about: `Encerrar a sessão de ${aparelho}, desde ${formatDateTime(em)}`,
                busy: encerrar.isPending,
                onClick: () => encerrar.mutate({ body: { id } }, { onError: tellFailure }),
              },
            ]
      }
    />
  )
}

function SairDeTodas() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const sair = useMutation({
    mutationFn: async () => {
      await sendBeforeLeaving()
      return call('POST /api/conta/sessoes/encerrar-todas')
    },
    onSuccess: () => {
      forget()
      void navigate(rotasGerais.raiz)
    },
    onError: (error) => {
      setOpen(false)
      tellFailure(error)
    },
  })
  return (
    <>
      <Button size="small" color="error" variant="outlined" onClick={() => setOpen(true)}>
        Sair de todas
      </Button>
      <ConfirmDialog
        open={open}
        title="Sair de todos os aparelhos?"
        text="Todas as suas sessões terminam agora, inclusive esta. Para continuar será preciso entrar de novo."
        confirmLabel="Sair de todas"
        tone="error"
        busy={sair.isPending}
        onConfirm={() => sair.mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
