import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '../../lib/format.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import type { Registro } from './registro.ts'
import { corrigidas, mudados } from './versoes.ts'

interface VersoesProps {
  readonly versoes: Registro['versoes']
  readonly atual: Registro['dados']
  readonly rotulos: Rotulos
}

/** The leave as it was before each correction, the last one first: nothing that was written is lost. */
export function Versoes({ versoes, atual, rotulos }: VersoesProps) {
  const linhas = corrigidas(versoes, atual)
  if (linhas.length === 0) return null
  return (
    <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        Antes das correções
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {linhas.map(({ versao, depois }) => (
          <li key={versao.ate}>
            <Versao versao={versao} depois={depois} rotulos={rotulos} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

interface VersaoProps {
  readonly versao: Registro['versoes'][number]
  readonly depois: Registro['dados']
  readonly rotulos: Rotulos
}

function Versao({ versao: { dados, ate, autor, motivo }, depois, rotulos }: VersaoProps) {
  const valor = (de: Registro['dados'], campo: string): string =>
    rotulos.valor(undefined, campo, de[campo] ?? null)
  return (
    <Box sx={{ p: 2, borderRadius: '12px', bgcolor: 'background.neutral' }}>
      <Typography variant="body2" color="textSecondary" component="p" sx={{ mb: 1.5 }}>
        {`Até ${formatDateTime(ate)}, quando ${autor?.nome ?? 'o sistema'} corrigiu`}
        {motivo && `: “${motivo}”`}
      </Typography>
      <DefinitionList
        dense
        items={mudados(dados, depois).map((campo) => ({
          label: rotulos.campo(undefined, campo),
          value: (
            <>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {valor(dados, campo) || 'vazio'}
              </Box>
              {' → '}
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                {valor(depois, campo) || 'vazio'}
              </Box>
            </>
          ),
        }))}
      />
    </Box>
  )
}
