import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { uploadLogo, type EmpresaRegistro, type VarianteDeLogo } from '@rh/domain/cadastros/empresa'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { sendFile } from '../../../lib/api/send-file.ts'
import { notify } from '../../../lib/notify.ts'
import { query } from '../../../lib/api/query.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { ImagemUpload } from '../../../ui/upload/ImagemUpload.tsx'

const variantes: Readonly<Record<VarianteDeLogo, { readonly label: string; readonly uso: string }>> = {
  grande: { label: 'Logotipo', uso: 'Na página de entrada e nos documentos impressos' },
  pequena: { label: 'Símbolo', uso: 'No menu e no celular; de preferência quadrado' },
}

/** The two pictures of the company, each seen on the ground where it is used. */
export function Logos({ logos }: Pick<EmpresaRegistro, 'logos'>) {
  const queries = useQueryClient()
  const guardar = (empresa: EmpresaRegistro, texto: string): void => {
    queries.setQueryData(query('GET /api/empresa').queryKey, empresa)
    notify.success(texto)
  }
  return (
    <Section title="Logotipos" subtitle="Valem para todos a partir do próximo acesso.">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {(['grande', 'pequena'] as const).map((variante) => (
          <Box key={variante}>
            <Typography variant="subtitle2" component="h3">
              {variantes[variante].label}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
              {variantes[variante].uso}
            </Typography>
            <ImagemUpload
              label={variantes[variante].label}
              src={logos[variante]}
              upload={uploadLogo}
              onSend={async (arquivo, onProgress, signal) =>
                guardar(
                  await sendFile('PUT /api/empresa/logo/:variante', {
                    params: { variante },
                    arquivo,
                    onProgress,
                    signal,
                  }),
                  'Logotipo salvo.',
                )
              }
              onRemove={async () =>
                guardar(
                  await call('POST /api/empresa/logo/remover', { body: { variante } }),
                  'Logotipo retirado.',
                )
              }
            />
          </Box>
        ))}
      </Box>
    </Section>
  )
}
