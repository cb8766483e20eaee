export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14"
  }
  public: {
    Tables: {
      contact_messages: {
        Row: {
          created_at: string
          email: string
          held: boolean
          id: number
          message: string
          name: string
          notified_at: string | null
          sender_volume: string | null
          subject: string
          submission_key: string
        }
        Insert: {
          created_at?: string
          email: string
          held?: boolean
          id?: never
          message: string
          name: string
          notified_at?: string | null
          sender_volume?: string | null
          subject: string
          submission_key?: string
        }
        Update: {
          created_at?: string
          email?: string
          held?: boolean
          id?: never
          message?: string
          name?: string
          notified_at?: string | null
          sender_volume?: string | null
          subject?: string
          submission_key?: string
        }
        Relationships: []
      }
      posts: {
        Row: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }
        Insert: {
          content: string
          excerpt?: string
          id?: string
          image_alt?: string | null
          image_url?: string | null
          is_published?: boolean
          meta_description?: string | null
          published_at?: string
          slug: string
          updated_at?: string
        }
        Update: {
          content?: string
          excerpt?: string
          id?: string
          image_alt?: string | null
          image_url?: string | null
          is_published?: boolean
          meta_description?: string | null
          published_at?: string
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      count_readable_posts: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      create_preview_token: {
        Args: { label: string; valid_for?: string }
        Returns: string
      }
      current_slug: { Args: { former_slug: string }; Returns: string }
      delete_messages_of: { Args: { address: string }; Returns: number }
      delete_old_messages: { Args: Record<PropertyKey, never>; Returns: number }
      is_readable_post: { Args: { post_slug: string }; Returns: boolean }
      list_posts: {
        Args: { skip: number; take: number }
        Returns: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      mark_message_notified: {
        Args: { submission_key: string }
        Returns: undefined
      }
      messages_of: {
        Args: { address: string }
        Returns: {
          created_at: string
          email: string
          held: boolean
          id: number
          message: string
          name: string
          notified_at: string | null
          sender_volume: string | null
          subject: string
          submission_key: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      post_years: {
        Args: Record<PropertyKey, never>
        Returns: {
          modified_at: string
          year: number
        }[]
      }
      preview_post: {
        Args: { post_slug: string; preview_token: string }
        Returns: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      related_posts: {
        Args: { of_slug: string }
        Returns: {
          content: string
          excerpt: string
          id: string
          image_alt: string | null
          image_url: string | null
          is_published: boolean
          meta_description: string | null
          published_at: string
          slug: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "posts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      schema_version: { Args: Record<PropertyKey, never>; Returns: string }
      set_message_limits: {
        Args: { held_above_per_minute?: number; megabytes_per_day?: number }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
