import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { novoLocal } from '@rh/domain/estoque/formularios'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { latest } from '../../lib/api/latest.ts'
import type { ResultOf } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { CheckboxInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { locaisQuery } from '../processo/estoque/SaidaCampos.tsx'
import { MOSTRAM_ESTOQUE } from './chamadas.ts'

type Local = ResultOf<'GET /api/product/locais'>
const MUDAM = [...MOSTRAM_ESTOQUE, 'GET /api/product/locais'] as const

/** Where pieces are kept: the places, and what each is called. */
export function LocaisDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const { data, isError, error, refetch } = useQuery(locaisQuery())
  const [aberto, setAberto] = useState<Local | 'novo' | null>(null)
  if (aberto)
    return (
      <LocalDialog
        local={aberto === 'novo' ? null : latest(data?.results, aberto)}
        onClose={() => setAberto(null)}
      />
    )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>Locais do estoque</DialogTitle>
      <DialogContent>
        {isError && <ErrorState error={error} onRetry={refetch} />}
        {!isError && !data && <Skeleton variant="rounded" height={160} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.results.map((local) => (
            <Box
              key={local.id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" component="p">
                  {local.nome}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {local.contrato ?? 'Da empresa'}
                </Typography>
              </Box>
              {local.padrao && <StatusChip label="Principal" tone="info" />}
              {!local.ativo && <StatusChip label="Desativado" />}
              <Button
                size="small"
                color="inherit"
                aria-label={`Alterar ${local.nome}`}
                onClick={() => setAberto(local)}
              >
                Alterar
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
        <Button
          variant="contained"
          startIcon={<Icon name="mais" size={18} />}
          onClick={() => setAberto('novo')}
        >
          Novo local
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function LocalDialog({ local, onClose }: { readonly local: Local | null; readonly onClose: () => void }) {
  const criar = useSubmit('POST /api/product/locais', { invalidates: MUDAM })
  const alterar = useSubmit('PUT /api/product/locais/:id', { invalidates: MUDAM })
  const { data, isPending, isError } = useQuery(locaisQuery())
  const valores = {
    nome: local?.nome ?? '',
    contratoId: local?.contratoId ?? null,
    padrao: local?.padrao ?? false,
    ativo: local?.ativo ?? true,
  }
  const { saving } = useBaseVersion(local?.versao ?? 0, valores)
  return (
    <FormDialog
      title={local ? 'Alterar local' : 'Novo local'}
      schema={novoLocal.extend({ ativo: novoLocal.shape.padrao })}
      defaultValues={valores}
      versao={local?.versao}
      submitLabel="Salvar"
      onSubmit={async ({ ativo, ...dados }) => {
        if (local)
          await saving((versao) =>
            alterar.mutateAsync({ params: { id: local.id }, body: { ...dados, ativo, versao } }),
          )
        else await criar.mutateAsync({ body: dados })
        notify.success('Local salvo.')
      }}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" maxLength={60} cols={12} />
      <ComboInput
        source="contratoId"
        label="Contrato"
        helper="O estoque de um contrato é visto só por quem o acompanha. Sem contrato, é da empresa."
        options={data?.contratos ?? []}
        loading={isPending}
        failed={isError}
        cols={12}
        opcional
      />
      <CheckboxInput
        source="padrao"
        label="Local principal"
        helper="De onde as peças saem, e para onde voltam, quando não se diz outro."
        cols={12}
      />
      {local && <CheckboxInput source="ativo" label="Em uso" cols={12} />}
    </FormDialog>
  )
}
